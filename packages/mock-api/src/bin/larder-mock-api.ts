#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scenarioOptions, scenarios } from '../scenarios';
import { fileStorage } from '../server/fileStorage';
import { startServer } from '../server/startServer';

const usage = `larder-mock-api [--port 4010] [--host 127.0.0.1] [--data FILE] [--scenario NAME] [--latency MS] [--auth off] [--locales FOLDER]

  Serves the contract of @larder/domain over HTTP, with demo data.
  --data FILE      keeps the data in a file; without it they last as long as the server
  --scenario NAME  ${Object.keys(scenarios).join(', ')}
  --latency MS     what an answer takes
  --auth off       asks nobody for a token
  --locales FOLDER of the translation files, en.json …
`;

function stop(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** Beside the built package, or in the app of this repository. */
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
  if (!/^\d+$/.test(text) || value > highest) stop(`--${name} is a whole number up to ${highest}.`, 2);
  return value;
}

const { port, host, data, scenario, latency, auth, locales, help } = readArguments();
if (help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (scenario !== undefined && !Object.hasOwn(scenarios, scenario)) {
  stop(`There is no scenario ${scenario}: ${Object.keys(scenarios).join(', ')}.`, 2);
}
if (auth !== undefined && auth !== 'off' && auth !== 'enforce') stop('--auth is off or enforce.', 2);
if (locales !== undefined && !existsSync(locales)) stop(`There is no folder ${locales}.`, 2);

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
  process.stdout.write(`The contract: ${server.url}${data === undefined ? '' : `, kept in ${data}`}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The second time there is no waiting for what is on its way.
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  stop(code === 'EADDRINUSE' ? `Port ${port ?? 4010} is taken: choose another with --port.` : message, 1);
}
