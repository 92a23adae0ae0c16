#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scenarioOptions, scenarios } from '../scenarios';
import { fileStorage } from '../server/fileStorage';
import { startServer } from '../server/startServer';

const usage = `larder-mock-api [--port 4010] [--host 127.0.0.1] [--data FILE] [--scenario NAME] [--latency MS] [--auth off] [--locales FOLDER]

  Serves the contract of @larder/domain over HTTP, with demo data.
  --data FILE      stores the data in a file; default: in memory
  --scenario NAME  ${Object.keys(scenarios).join(', ')}
  --latency MS     latency of every response
  --auth off       accepts requests without a token
  --locales FOLDER folder with the translation files, en.json …
`;

function stop(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** Returns the folder of the locale files: next to the built package, or in the app of this repository. */
const shippedLocales = () =>
  ['../locales', '../../../../apps/admin/public/assets/data/locales']
    .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
    .find((folder) => existsSync(folder));

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        port: text,
        host: text,
        data: text,
        scenario: text,
        latency: text,
        auth: text,
        locales: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

function numberOf(name: string, text: string | undefined, highest: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > highest) stop(`--${name} must be an integer from 0 to ${highest}.`, 2);
  return value;
}

const { port, host, data, scenario, latency, auth, locales, help } = readArguments();
if (help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (scenario !== undefined && !Object.hasOwn(scenarios, scenario)) {
  stop(`Unknown scenario "${scenario}". Available: ${Object.keys(scenarios).join(', ')}.`, 2);
}
if (auth !== undefined && auth !== 'off' && auth !== 'enforce') stop('--auth must be "off" or "enforce".', 2);
if (locales !== undefined && !existsSync(locales)) stop(`The folder ${locales} does not exist.`, 2);

const wait = numberOf('latency', latency, 600_000);
try {
  const server = await startServer({
    port: numberOf('port', port, 65_535),
    host,
    locales: locales ?? shippedLocales(),
    storage: data === undefined ? null : fileStorage(data),
    auth: auth === 'off' ? 'off' : 'enforce',
    ...(wait === undefined ? {} : { latency: wait }),
    ...(scenario === undefined ? {} : scenarioOptions(`?scenario=${scenario}`)),
  });
  process.stdout.write(`Mock API: ${server.url}${data === undefined ? '' : `, data stored in ${data}`}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The second signal exits without waiting for pending requests.
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  stop(code === 'EADDRINUSE' ? `Port ${port ?? 4010} is in use. Choose another one with --port.` : message, 1);
}
