import { toSending, type Call } from './calls';
import type { Answer, Client } from './client';
import { fieldsFault, problemFault, successFault } from './faults';
import { judge, type Verdict } from './report';

/** Thrown where a step is not what the contract says and the next ones would say nothing more. */
export class StageEnd extends Error {}

/** Plays calls one after another, and writes down what became of each. */
export function createStage(calls: readonly Call[], client: Client, verdicts: Map<string, Verdict[]>) {
  const note = (id: string, verdict: Verdict) => verdicts.set(id, [...(verdicts.get(id) ?? []), verdict]);
  const has = (id: string) => calls.some((call) => call.id === id);

  async function send(id: string, input: Record<string, unknown>, token?: string): Promise<[Call, Answer]> {
    const call = calls.find((entry) => entry.id === id);
    if (!call) throw new StageEnd(`The contract has no ${id}.`);
    return [call, await client.send({ ...toSending(call, input), token })];
  }

  return {
    has,
    /** A fault of a call that its answer alone does not show. */
    judge: (id: string, check: string, fault: string | null) => note(id, judge(check, fault)),
    /** A call that must succeed: its answer. */
    async succeed(id: string, check: string, input: Record<string, unknown>, token?: string): Promise<never> {
      const [{ endpoint }, answer] = await send(id, input, token);
      const fault = successFault(answer, endpoint);
      note(id, judge(check, fault));
      if (fault) throw new StageEnd(fault);
      return answer.data as never;
    },
    /** A call that must be refused. */
    async refuse(
      id: string,
      check: string,
      status: number,
      code: string,
      input: Record<string, unknown>,
      token?: string,
    ) {
      const [, answer] = await send(id, input, token);
      note(id, judge(check, problemFault(answer, [status], code)));
      return answer;
    },
    /** A call that must be refused for a field. */
    async refuseField(id: string, check: string, field: string, input: Record<string, unknown>, token?: string) {
      const [, answer] = await send(id, input, token);
      note(id, judge(check, fieldsFault(answer, field)));
    },
    /** Looks at an answer without judging it. */
    look: async (id: string, input: Record<string, unknown>, token?: string) => (await send(id, input, token))[1].data,
  };
}
export type Stage = ReturnType<typeof createStage>;
