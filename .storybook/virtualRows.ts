// In a test react-aria makes every row of a virtual list, as a page without layout would show none; here there is a
// layout. It asks `process.env`, which a browser does not have.
const scope = globalThis as { process?: { env: Record<string, string> } };
scope.process ??= { env: {} };
scope.process.env.VIRT_ON = 'true';
