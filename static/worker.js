// Starts what thinks. The page hands over where its script is, and the program: compiled, or where it is.
self.onmessage = async ({ data: [script, program] }) => {
  self.onmessage = null;
  const { default: init } = await import(script);
  await init({ module_or_path: program });
};
