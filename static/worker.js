// Starts the program that searches. The page sends the address of its script, and the compiled module.
self.onmessage = async ({ data: [script, module] }) => {
  self.onmessage = null;
  try {
    const { default: init } = await import(script);
    await init({ module_or_path: module });
  } catch (error) {
    // The page is told of an error that is thrown, but not of a promise that is rejected.
    setTimeout(() => { throw error; });
  }
};
