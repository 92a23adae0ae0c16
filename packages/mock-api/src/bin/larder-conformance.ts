#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { describeCall } from '../conformance/report';
import { runConformance, type Credentials } from '../conformance/runConformance';

const usage = `larder-conformance --url http://localhost:4010 [--email E --password P] [--limited-email E --limited-password P] [--json]

  Checks a server against the contract of @larder/domain and prints the result of each call.
  --email, --password  account with all rights; default: the owner of the demo data
  --limited-…          account with fewer rights, for testing 403 responses
  --json               prints the report as JSON
  It creates and deletes records named "Conformance …". Exit code 0: all checks passed; 1: a check failed; 2: the server could not be tested.
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
if (!values.url || !URL.canParse(values.url)) stop(`--url is required.\n\n${usage}`);
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
  stop(`${values.url} cannot be tested: ${cause instanceof Error ? cause.message : message}`);
}
