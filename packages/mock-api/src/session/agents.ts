type Names = readonly (readonly [pattern: RegExp, name: string])[];

const browsers: Names = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/Node/i, 'Node'],
];
const systems: Names = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/i, 'Linux'],
];

const nameIn = (names: Names, agent: string, otherwise: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? otherwise;

/** Parses a user agent into readable names. */
export const readAgent = (agent: string) => ({
  browser: nameIn(browsers, agent, 'Browser'),
  os: nameIn(systems, agent, ''),
  device: /iPhone|Android.*Mobile/.test(agent) ? 'Phone' : /iPad|Android/.test(agent) ? 'Tablet' : 'Computer',
});
