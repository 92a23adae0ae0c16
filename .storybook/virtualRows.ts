// React Aria renders all rows of a virtual list in tests unless VIRT_ON is set. Stories have a real layout, so they
// test virtualization. React Aria reads `process.env`, which browsers don't have.
const scope = globalThis as { process?: { env: Record<string, string> } };
scope.process ??= { env: {} };
scope.process.env.VIRT_ON = 'true';
