import { toRequest, type Call } from './calls';
import type { ConformanceResponse, Client } from './client';
import { fieldsFault, problemFault, successFault } from './faults';
import { checkResult, type CheckResult } from './report';

/** Thrown where a step is not what the contract says and the next ones would say nothing more. */
export class ScenarioEnd extends Error {}

/** Plays calls one after another, and writes down what became of each. */
export function createScenarioRunner(calls: readonly Call[], client: Client, results: Map<string, CheckResult[]>) {
  const note = (id: string, result: CheckResult) => results.set(id, [...(results.get(id) ?? []), result]);
  const has = (id: string) => calls.some((call) => call.id === id);

  async function send(
    id: string,
    input: Record<string, unknown>,
    token?: string,
  ): Promise<[Call, ConformanceResponse]> {
    const call = calls.find((entry) => entry.id === id);
    if (!call) throw new ScenarioEnd(`The contract has no ${id}.`);
    return [call, await client.send({ ...toRequest(call, input), token })];
  }

  return {
    has,
    /** A fault of a call that its answer alone does not show. */
    report: (id: string, check: string, fault: string | null) => note(id, checkResult(check, fault)),
    /** A call that must expectSuccess: its answer. */
    async expectSuccess(id: string, check: string, input: Record<string, unknown>, token?: string): Promise<never> {
      const [{ endpoint }, answer] = await send(id, input, token);
      const fault = successFault(answer, endpoint);
      note(id, checkResult(check, fault));
      if (fault) throw new ScenarioEnd(fault);
      return answer.data as never;
    },
    /** A call that must be refused. */
    async expectError(
      id: string,
      check: string,
      status: number,
      code: string,
      input: Record<string, unknown>,
      token?: string,
    ) {
      const [, answer] = await send(id, input, token);
      note(id, checkResult(check, problemFault(answer, [status], code)));
      return answer;
    },
    /** A call that must be refused for a field. */
    async expectFieldError(id: string, check: string, field: string, input: Record<string, unknown>, token?: string) {
      const [, answer] = await send(id, input, token);
      note(id, checkResult(check, fieldsFault(answer, field)));
    },
    /** Looks at an answer without judging it. */
    getData: async (id: string, input: Record<string, unknown>, token?: string) =>
      (await send(id, input, token))[1].data,
  };
}
export type ScenarioRunner = ReturnType<typeof createScenarioRunner>;
