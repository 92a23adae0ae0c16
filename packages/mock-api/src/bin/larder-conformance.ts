#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { describeCall } from '../conformance/report';
import { runConformance, type Credentials } from '../conformance/runConformance';

const usage = `larder-conformance --url http://localhost:4010 [--email E --password P] [--limited-email E --limited-password P] [--json]

  Runs the contract of @larder/domain against a server and prints call by call what holds.
  --email, --password  someone who may do everything; without them the owner of the demo data
  --limited-…          someone who may do less, for the 403s
  --json               the whole report, for a machine
  It makes and removes records of its own, named "Conformance …". Exit code 0: all holds; 1: something is broken; 2: no server.
`;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: {
        url: text,
        email: text,
        password: text,
        'limited-email': text,
        'limited-password': text,
        json: flag,
        help: { ...flag, short: 'h' },
      },
    }).values;
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`);
  }
}

const values = readArguments();
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (!values.url || !URL.canParse(values.url)) stop(`--url names the server.\n\n${usage}`);
const pair = (email: string | undefined, password: string | undefined): Credentials | undefined =>
  email && password ? { email, password } : undefined;

try {
  const report = await runConformance({
    url: values.url,
    owner: pair(values.email, values.password),
    limited: pair(values['limited-email'], values['limited-password']),
    onCall: (call) => values.json || process.stdout.write(`${describeCall(call)}\n`),
  });
  const { calls, passed, failed, skipped, sent } = report;
  process.stdout.write(
    values.json
      ? `${JSON.stringify(report, null, 2)}\n`
      : `\n${calls.length} calls, ${sent} requests: ${passed} checks passed, ${failed} failed, ${skipped} skipped\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  const { cause, message } = error as Error;
  stop(`${values.url} cannot be tried: ${cause instanceof Error ? cause.message : message}`);
}
