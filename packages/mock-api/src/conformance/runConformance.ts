import type { Rule } from '@larder/domain/contract';
import { demoAccounts } from '../accounts';
import { isRequired, listCalls, type Call } from './calls';
import {
  bodyVerdicts,
  isMissing,
  parameterVerdicts,
  readVerdicts,
  rightVerdicts,
  tokenVerdicts,
  unknownVerdicts,
} from './checks';
import type { Session } from './session';
import { createClient } from './client';
import { problemFault, successFault } from './faults';
import { judge, skipped, summarise, type CallReport, type Report, type Verdict } from './report';
import type { Pool } from './samples';
import { journeys } from './scenarios';
import { createStage, StageEnd } from './stage';

export interface Credentials {
  email: string;
  password: string;
}

export interface ConformanceOptions {
  url: string;
  /** Someone who may do everything. @default the owner of the demo data */
  owner?: Credentials | undefined;
  /** Someone who may do less; null: the 403s are not tried. @default the server of the demo data, where the owner is theirs */
  limited?: Credentials | null | undefined;
  /** Hears of each call as soon as it is judged. */
  onCall?: (report: CallReport) => void;
  /** The calls to judge. @default the whole contract */
  calls?: readonly Call[];
}

interface SignedIn {
  token: string;
  ability: readonly Rule[];
  workPlaces: { _id: string }[];
}

const demo = (role: 'owner' | 'server') => demoAccounts.find((account) => account.role === role)!;

async function signIn(client: Session['client'], calls: readonly Call[], { email, password }: Credentials) {
  const login = calls.find(({ id }) => id === 'session.login')!;
  const { method, path } = login.endpoint;
  const answer = await client.send({ method, path, body: { email, password } });
  const fault = successFault(answer, login.endpoint);
  if (fault) throw new Error(`${email} cannot sign in: ${fault}`);
  return answer.data as SignedIn;
}

/** Lists before single records, so that there are ids to ask for. */
const needsOf = ({ members }: Call) => Object.values(members).filter(isRequired).length;
const byNeeds = (one: Call, other: Call) => needsOf(one) - needsOf(other);

/** Proves a server against the contract, call by call, over HTTP alone. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, onCall = () => undefined } = options;
  const calls = options.calls ?? listCalls();
  const owner = options.owner ?? demo('owner');
  const limited = options.limited === undefined ? (options.owner ? null : demo('server')) : options.limited;
  const client = createClient(url);
  const { token, workPlaces } = await signIn(client, listCalls(), owner);
  const pool: Pool = { ids: new Map(), workPlaces: workPlaces.map(({ _id }) => _id) };
  const session: Session = {
    client,
    token,
    pool,
    limited: limited && (await signIn(client, listCalls(), limited)),
  };
  const verdicts = new Map<string, Verdict[]>(calls.map(({ id }) => [id, []]));

  const probe = async (call: Call, check: (call: Call, session: Session) => Promise<Verdict[]>) => {
    const list = verdicts.get(call.id) ?? [];
    verdicts.set(call.id, list);
    try {
      list.push(...(await check(call, session)));
    } catch (error) {
      // The connection broke, or nothing came in time.
      list.push(judge('an answer', String((error as Error).cause ?? error)));
    }
  };

  const there: Call[] = [];
  for (const call of calls) {
    await probe(call, async () => {
      const missing = await isMissing(call, session);
      if (!missing) there.push(call);
      return missing ? [judge('is there', 'the server does not know this call')] : [];
    });
  }
  const ordered = there.toSorted(byNeeds);
  for (const call of ordered.filter(({ endpoint }) => endpoint.method === 'GET')) {
    await probe(call, readVerdicts);
  }
  for (const call of there) {
    for (const check of [tokenVerdicts, rightVerdicts, bodyVerdicts, parameterVerdicts, unknownVerdicts]) {
      await probe(call, check);
    }
  }

  const stage = createStage(there, client, verdicts);
  const mark = Math.random().toString(36).slice(2, 8);
  for (const { needs, play } of journeys) {
    if (!needs.every(stage.has)) continue;
    try {
      await play({ stage, token, ...owner, pool, mark });
    } catch (error) {
      if (!(error instanceof StageEnd)) stage.judge(needs[0]!, 'an answer', String(error));
    }
  }
  const nowhere = await client.send({ method: 'GET', path: '/api/no-such-call', token });
  await client.send({ method: 'POST', path: '/jwt/logout', body: {}, token });

  const reports: CallReport[] = [
    ...calls.map(({ id, endpoint: { method, path } }) => {
      const found = verdicts.get(id) ?? [];
      const own = found.length > 0 ? found : [skipped('anything', 'no check fits it')];
      return { id, method, path, verdicts: own };
    }),
    {
      id: 'any other',
      method: 'GET',
      path: '/api/no-such-call',
      verdicts: [judge('404', problemFault(nowhere, [404]))],
    },
  ];
  reports.forEach(onCall);
  return summarise(url, reports, client.sent);
}
