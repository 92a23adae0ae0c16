import type { Rule } from '@larder/domain/contract';
import { demoAccounts } from '../accounts';
import { isRequired, listCalls, type Call } from './calls';
import { checkBody, isMissing, checkParameters, checkRead, checkRights, checkTokens, checkUnknownIds } from './checks';
import type { Session } from './session';
import { createClient } from './client';
import { problemFault, successFault } from './faults';
import { checkResult, skipped, summarize, type CallReport, type Report, type CheckResult } from './report';
import type { KnownIds } from './samples';
import { conformanceScenarios } from './scenarios';
import { createScenarioRunner, ScenarioEnd } from './scenarioRunner';

export interface Credentials {
  email: string;
  password: string;
}

export interface ConformanceOptions {
  url: string;
  /** Account with all rights. @default the demo account `owner` */
  owner?: Credentials | undefined;
  /**
   * Account with fewer rights. `null` skips the 403 checks. @default the demo account `server` if `owner` isn't given,
   * otherwise null
   */
  limited?: Credentials | null | undefined;
  onCall?: (report: CallReport) => void;
  /** Calls to check. @default the whole contract */
  calls?: readonly Call[];
}

interface SignedIn {
  token: string;
  email: string;
  ability: readonly Rule[];
  workPlaces: { _id: string }[];
}

const demo = (role: 'owner' | 'server') => demoAccounts.find((account) => account.role === role)!;

async function signIn(client: Session['client'], calls: readonly Call[], { email, password }: Credentials) {
  const login = calls.find(({ id }) => id === 'session.login')!;
  const { method, path } = login.endpoint;
  const response = await client.send({ method, path, body: { email, password } });
  const fault = successFault(response, login.endpoint);
  if (fault) throw new Error(`Sign-in of ${email} failed: ${fault}`);
  return response.data as SignedIn;
}

const needsOf = ({ members }: Call) => Object.values(members).filter(isRequired).length;
/** Sorts lists before single records, because they return the IDs. */
const byNeeds = (one: Call, other: Call) => needsOf(one) - needsOf(other);

/** Checks a server against the contract, over HTTP only. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, onCall = () => undefined } = options;
  const calls = options.calls ?? listCalls();
  const owner = options.owner ?? demo('owner');
  const limited = options.limited === undefined ? (options.owner ? null : demo('server')) : options.limited;
  const client = createClient(url);
  const { token, workPlaces } = await signIn(client, listCalls(), owner);
  const pool: KnownIds = { ids: new Map(), workPlaces: workPlaces.map(({ _id }) => _id) };
  const session: Session = {
    client,
    token,
    pool,
    limited: limited && (await signIn(client, listCalls(), limited)),
  };
  const results = new Map<string, CheckResult[]>(calls.map(({ id }) => [id, []]));

  const probe = async (call: Call, check: (call: Call, session: Session) => Promise<CheckResult[]>) => {
    const list = results.get(call.id) ?? [];
    results.set(call.id, list);
    try {
      list.push(...(await check(call, session)));
    } catch (error) {
      // The connection failed or timed out.
      list.push(checkResult('response', String((error as Error).cause ?? error)));
    }
  };

  const there: Call[] = [];
  for (const call of calls) {
    await probe(call, async () => {
      const missing = await isMissing(call, session);
      if (!missing) there.push(call);
      return missing ? [checkResult('exists', 'the server does not have this endpoint')] : [];
    });
  }
  const ordered = there.toSorted(byNeeds);
  for (const call of ordered.filter(({ endpoint }) => endpoint.method === 'GET')) {
    await probe(call, checkRead);
  }
  for (const call of there) {
    for (const check of [checkTokens, checkRights, checkBody, checkParameters, checkUnknownIds]) {
      await probe(call, check);
    }
  }

  const runner = createScenarioRunner(there, client, results);
  const mark = Math.random().toString(36).slice(2, 8);
  for (const { needs, run } of conformanceScenarios) {
    if (!needs.every(runner.has)) continue;
    try {
      await run({ runner, token, other: session.limited, ...owner, pool, mark });
    } catch (error) {
      if (!(error instanceof ScenarioEnd)) runner.report(needs[0]!, 'response', String(error));
    }
  }
  const nowhere = await client.send({ method: 'GET', path: '/api/no-such-call', token });
  await client.send({ method: 'POST', path: '/jwt/logout', body: {}, token });

  const reports: CallReport[] = [
    ...calls.map(({ id, endpoint: { method, path } }) => {
      const found = results.get(id) ?? [];
      const own = found.length > 0 ? found : [skipped('all checks', 'no check applies')];
      return { id, method, path, results: own };
    }),
    {
      id: 'any other',
      method: 'GET',
      path: '/api/no-such-call',
      results: [checkResult('404', problemFault(nowhere, [404]))],
    },
  ];
  reports.forEach(onCall);
  return summarize(url, reports, client.sent);
}
