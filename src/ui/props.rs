//! Types that components take by reference as properties: their clones are cheap.

use super::hooks::Advice;
use crate::i18n::Lang;
use crate::table::Session;
use yew::html::ImplicitClone;

impl ImplicitClone for Lang {}
impl ImplicitClone for Session {}
impl ImplicitClone for Advice {}
