import { toRequest, type Call } from './calls';
import type { ConformanceResponse, Client } from './client';
import { fieldsFault, problemFault, successFault } from './faults';
import { checkResult, type CheckResult } from './report';

/** Aborts a scenario whose next steps would be meaningless. */
export class ScenarioEnd extends Error {}

/** Sends the requests of scenarios and records the results. */
export function createScenarioRunner(calls: readonly Call[], client: Client, results: Map<string, CheckResult[]>) {
  const note = (id: string, result: CheckResult) => results.set(id, [...(results.get(id) ?? []), result]);
  const has = (id: string) => calls.some((call) => call.id === id);

  async function send(
    id: string,
    input: Record<string, unknown>,
    token?: string,
  ): Promise<[Call, ConformanceResponse]> {
    const call = calls.find((entry) => entry.id === id);
    if (!call) throw new ScenarioEnd(`Unknown endpoint "${id}".`);
    return [call, await client.send({ ...toRequest(call, input), token })];
  }

  return {
    has,
    /** Records the result of a custom check. */
    report: (id: string, check: string, fault: string | null) => note(id, checkResult(check, fault)),
    /** Sends a request that must succeed. Returns the response data. */
    async expectSuccess(id: string, check: string, input: Record<string, unknown>, token?: string): Promise<never> {
      const [{ endpoint }, response] = await send(id, input, token);
      const fault = successFault(response, endpoint);
      note(id, checkResult(check, fault));
      if (fault) throw new ScenarioEnd(fault);
      return response.data as never;
    },
    /** Sends a request that must fail. */
    async expectError(
      id: string,
      check: string,
      status: number,
      code: string,
      input: Record<string, unknown>,
      token?: string,
    ) {
      const [, response] = await send(id, input, token);
      note(id, checkResult(check, problemFault(response, [status], code)));
      return response;
    },
    /** Sends a request that must fail with a field error. */
    async expectFieldError(id: string, check: string, field: string, input: Record<string, unknown>, token?: string) {
      const [, response] = await send(id, input, token);
      note(id, checkResult(check, fieldsFault(response, field)));
    },
    /** Returns the response data of a request without checking it. */
    getData: async (id: string, input: Record<string, unknown>, token?: string) =>
      (await send(id, input, token))[1].data,
  };
}
export type ScenarioRunner = ReturnType<typeof createScenarioRunner>;
