// Starts the program of the page once more, as a worker. The page hands over the address of the script and the compiled program.
self.onmessage = async ({ data: [glue, module] }) => {
  self.onmessage = null;
  const { default: init } = await import(glue);
  await init({ module_or_path: module });
};
