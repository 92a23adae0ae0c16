import { can } from '../access';
import type { Rule } from '@larder/domain/contract';
import { isRequired, toRequest, type Call } from './calls';
import type { ConformanceResponse } from './client';
import { fieldsFault, problemFault, successFault } from './faults';
import { checkPaging } from './paging';
import type { Session } from './session';
import { checkResult, skipped, type CheckResult } from './report';
import { collectIds, sampleInputs } from './samples';

/** Idempotent deletes: repeated calls succeed. */
const idempotent = /^\/apps\/ecommerce\/(cart|wishlist)\//;

/**
 * Checks whether an endpoint is missing. Without a token, existing endpoints respond with 401, public ones with a
 * validation error.
 */
export async function isMissing(call: Call, { client }: Session): Promise<boolean> {
  const { status } = await client.send({
    ...toRequest(call, {}),
    ...(call.endpoint.method === 'POST' ? { body: '[]' } : {}),
  });
  return status === 404 || status === 405 || status === 501;
}

export async function checkTokens(call: Call, { client }: Session): Promise<CheckResult[]> {
  if (call.endpoint.public) return [];
  const sending = { ...toRequest(call, {}), ...(call.endpoint.method === 'POST' ? { body: {} } : {}) };
  const without = await client.send(sending);
  const unknown = await client.send({ ...sending, token: 'no-such-token' });
  return [
    checkResult('401 without a token', problemFault(without, [401], 'unauthenticated')),
    checkResult('401 for an unknown token', problemFault(unknown, [401], 'unauthenticated')),
  ];
}

/** Checks whether the ability allows a call. */
const allows = (ability: readonly Rule[], call: Call) =>
  [call.endpoint.ability ?? []].flat().some(({ action, subject }) => can(ability, action, subject));

export async function checkRights(call: Call, { client, limited }: Session): Promise<CheckResult[]> {
  if (!call.endpoint.ability) return [];
  if (!limited) return [skipped('403', 'no account with fewer rights was given')];
  if (allows(limited.ability, call)) return [];
  const response = await client.send({ ...toRequest(call, {}), token: limited.token });
  return [checkResult('403 without the right', problemFault(response, [403], 'forbidden'))];
}

const unreadable = ['{"', '[]', '"text"', 'null'];

export async function checkBody(call: Call, { client, token }: Session): Promise<CheckResult[]> {
  const { endpoint } = call;
  if (endpoint.method !== 'POST') return [];
  const sending = { ...toRequest(call, {}), token };
  const responses: ConformanceResponse[] = [];
  for (const body of unreadable) responses.push(await client.send({ ...sending, body }));
  const faults = responses.map((response) => problemFault(response, [400], 'malformed'));
  const results = [checkResult('400 for a body that is not an object', faults.find((fault) => fault !== null) ?? null)];
  // Without required fields, an empty body would be a valid call with side effects.
  if (!endpoint.input.safeParse({}).success && !endpoint.path.includes('{')) {
    const response = await client.send({ ...sending, body: {} });
    // For singletons, such as the menu draft, the state is checked before the fields.
    const fault = response.status === 409 ? problemFault(response, [409]) : fieldsFault(response);
    results.push(checkResult('422 for an empty body', fault));
  }
  return results;
}

/** Invalid shared parameters are 400. Other invalid parameters can be 400 or 422. */
const settled = new Set(['page', 'perPage', 'sort', 'sortBy', 'sortColumn', 'dir', 'filter', 'folder', 'id']);
const oddities = ['abc', '0', '-1', '1001', '1.5', ''];

/** Checks the response to invalid values of each parameter. */
export async function checkParameters(call: Call, session: Session): Promise<CheckResult[]> {
  const { endpoint, members, isPlain } = call;
  if (endpoint.method === 'POST' || !isPlain) return [];
  const [input] = sampleInputs(call, session.pool, 1);
  const faults: (string | null)[] = [];
  const names = Object.keys(members).filter((name) => !endpoint.path.includes(`{${name}}`));
  for (const name of names) {
    const rejectedValues = oddities.filter((value) => !members[name]!.safeParse(value).success);
    const missing = isRequired(members[name]) ? [undefined] : [];
    for (const value of [...rejectedValues.slice(0, 3), ...missing]) {
      const response = await session.client.send({
        ...toRequest(call, { ...input, [name]: value }),
        token: session.token,
      });
      const fault = settled.has(name) ? problemFault(response, [400], 'malformed') : problemFault(response, [400, 422]);
      faults.push(fault && `${name}=${String(value)}: ${fault}`);
    }
  }
  return faults.length === 0
    ? []
    : [checkResult('400 for a parameter', faults.find((fault) => fault !== null) ?? null)];
}

/** IDs that no record has. */
const unknownIds = { number: [0, -1, 2_147_483_000], text: ['no-such-record'] };

export async function checkUnknownIds(call: Call, { client, token, pool }: Session): Promise<CheckResult[]> {
  const { endpoint, members } = call;
  const [name] = Object.keys(members).filter((member) => /^id$|Id$|^slug$/.test(member) && isRequired(members[member]));
  if (!name || endpoint.method === 'POST') return [];
  const [input = {}] = sampleInputs({ ...call, members: { ...members, [name]: members[name]! } }, pool, 1);
  const isNumber = members[name]!.safeParse(1).success && !members[name]!.safeParse('no-such-record').success;
  const isRepeatable = endpoint.method === 'DELETE' && idempotent.test(endpoint.path);
  const faults: (string | null)[] = [];
  for (const unknownId of isNumber ? unknownIds.number : unknownIds.text) {
    const response = await client.send({ ...toRequest(call, { ...input, [name]: unknownId }), token });
    const fault = isRepeatable ? successFault(response, endpoint) : problemFault(response, [404], 'not_found');
    faults.push(fault && `${name}=${unknownId}: ${fault}`);
  }
  const check = isRepeatable ? 'a second delete is 200' : '404 for an unknown id';
  return [checkResult(check, faults.find((fault) => fault !== null) ?? null)];
}

/** Calls a GET endpoint with sample inputs until one finds a record, and checks that response. */
export async function checkRead(call: Call, session: Session): Promise<CheckResult[]> {
  const { endpoint } = call;
  const { client, token, pool } = session;
  if (endpoint.method !== 'GET') return [];
  if (call.table === 'unknownCard') {
    const response = await client.send({ ...toRequest(call, { name: 'no-such-card' }), token });
    return [checkResult('404 for an unknown name', problemFault(response, [404], 'not_found'))];
  }
  const inputs = sampleInputs(call, pool);
  if (inputs.length === 0) return [skipped('response', 'no valid input is known')];
  for (const input of inputs) {
    const response = await client.send({ ...toRequest(call, input), token });
    // The IDs of a table may belong to another kind of record.
    if (response.status === 404 && Object.keys(input).length > 0) continue;
    const fault = successFault(response, endpoint);
    collectIds(pool, call.table, response.data);
    const asked = new URLSearchParams(input as Record<string, string>).toString();
    const results = [checkResult(`valid ${endpoint.status}`, fault && `${asked} ${fault}`.trim())];
    return fault ? results : [...results, ...(await checkPaging(call, input, session))];
  }
  return [skipped('response', 'no known ID belongs to a record')];
}
