// React Aria renders all rows of a virtual list in tests unless VIRT_ON is set. Stories run in a browser with a layout.
// It reads `process.env`, which browsers don't have.
const scope = globalThis as { process?: { env: Record<string, string> } };
scope.process ??= { env: {} };
scope.process.env.VIRT_ON = 'true';
