import { call } from '@larder/domain';
import { candidateEndpoints, type CandidateRow, type CandidateStage } from '@larder/domain/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useCandidateMoves } from './useCandidateMoves';
import { useCandidateTags } from './useCandidateTags';

const { fail, signIn } = useMockServer();

let rows: CandidateRow[];
beforeEach(async () => {
  const list = { restaurant: 'all', stage: 'all', perPage: 200 } as const;
  rows = (await call(candidateEndpoints.list, list)).candidates;
});
const inStage = (stage: CandidateStage) => rows.filter((row) => row.stage === stage);
const stored = async ({ id }: CandidateRow) => (await call(candidateEndpoints.candidate, { id })).candidate;

describe('the stages to which a candidate can be moved', () => {
  it('only an offer can become a hire, and only with the right to hire', async () => {
    const { current: owner } = renderPageHook(useCandidateMoves);
    const [offer, other] = [inStage('offer')[0]!, inStage('new')[0]!];
    expect(owner.stagesOf(offer)).toContain('hired');
    expect(owner.stagesOf(other)).not.toContain('hired');
    await signIn('server');
    const { current: server } = renderPageHook(useCandidateMoves);
    expect([server.mayMove, server.mayHire, server.stagesOf(offer).includes('hired')]).toEqual([false, false, false]);
    await signIn('owner');
  });

  it('accepts several candidates, except for an offer or a hire, and those already in the stage', () => {
    const { current: moves } = renderPageHook(useCandidateMoves);
    const [fresh, screened] = [inStage('new')[0]!, inStage('screening')[0]!];
    const offer = inStage('offer')[0]!;
    expect(moves.accepts([], 'screening')).toBe(false);
    expect(moves.accepts([fresh, screened], 'screening')).toBe(true);
    expect(moves.accepts([fresh, fresh], 'hired')).toBe(false);
    expect(moves.accepts([offer], 'hired')).toBe(true);
    expect(moves.accepts([offer, offer], 'hired')).toBe(false);
    expect(moves.accepts([fresh], 'hired')).toBe(false);
  });
});

describe('moving candidates', () => {
  it('moves candidates, and undo moves them back', async () => {
    const page = renderPageHook(useCandidateMoves);
    const [first, second] = inStage('new');
    await page.run((moves) => moves.run([first!, second!], 'screening'));
    expect([(await stored(first!)).stage, (await stored(second!)).stage]).toEqual(['screening', 'screening']);
    expect(page.changes[0]?.text).toMatchObject({ key: 'jobs.toasts.movedMany', values: { n: 2 } });
    await page.undo();
    expect([(await stored(first!)).stage, (await stored(second!)).stage]).toEqual(['new', 'new']);
  });

  it('does not move candidates that are already in the stage', async () => {
    const page = renderPageHook(useCandidateMoves);
    const [fresh, screened] = [inStage('new')[0]!, inStage('screening')[0]!];
    const before = page.changes.length;
    await page.run((moves) => moves.move([screened], 'screening'));
    expect(page.changes).toHaveLength(before);
    await page.run((moves) => moves.move([fresh, screened], 'screening'));
    await expect
      .poll(() => page.changes[0]?.text)
      .toMatchObject({
        key: 'jobs.toasts.moved',
        values: { name: fresh.fullName },
      });
    await page.undo();
  });

  it('undoing the move of a rejected candidate restores the reason', async () => {
    const page = renderPageHook(useCandidateMoves);
    const row = inStage('new')[0]!;
    const refusal = { reason: 'availability', note: 'Only weekends', letter: false } as const;
    await page.run((moves) => moves.run([row], 'refused', { refusal }));
    const refused = await stored(row);
    expect(refused).toMatchObject({ stage: 'refused', refusal });
    await page.run((moves) => moves.run([refused], 'screening'));
    await page.undo();
    expect(await stored(row)).toMatchObject({ stage: 'refused', refusal });
  });

  it('asks for details before stages that need them, and for the stage itself', async () => {
    const page = renderPageHook(useCandidateMoves);
    const [fresh, offer] = [inStage('new')[0]!, inStage('offer')[0]!];
    await page.run((moves) => moves.move([fresh], 'refused'));
    expect(page.current.question).toEqual({ kind: 'refused', candidates: [fresh] });
    await page.run((moves) => moves.close());
    expect(page.current.question).toBeUndefined();
    await page.run((moves) => moves.move([offer], 'hired'));
    expect(page.current.question).toEqual({ kind: 'hired', candidates: [offer] });
    await page.run((moves) => moves.askStage([fresh]));
    expect(page.current.question).toEqual({ kind: 'stage', candidates: [fresh] });
    expect((await stored(fresh)).stage).toBe('new');
  });

  it('names the candidates that could not be moved', async () => {
    const page = renderPageHook(useCandidateMoves);
    const [first, second] = inStage('new');
    fail();
    await page.run((moves) => moves.run([first!, second!], 'screening'));
    expect(shownToasts.at(-1)).toBe(`danger: jobs.toasts.notMoved names=${first!.fullName} and ${second!.fullName}`);
  });
});

describe('tags of several candidates', () => {
  it('changes only candidates whose tags differ, and undo restores the tags', async () => {
    const page = renderPageHook(useCandidateTags);
    const [first, second] = inStage('new');
    const before = [first!.tags, second!.tags];
    await page.run(({ tag }) => tag([first!], { add: ['weekends'], remove: [] }));
    const tagged = await stored(first!);
    expect(tagged.tags).toEqual([...before[0]!, 'weekends']);
    await page.run(({ tag }) => tag([tagged, second!], { add: ['weekends'], remove: [] }));
    expect(page.changes[0]?.text).toEqual({ key: 'jobs.toasts.tagged', values: { count: 1 } });
    expect((await stored(second!)).tags).toEqual([...before[1]!, 'weekends']);
    await page.undo();
    expect((await stored(second!)).tags).toEqual(before[1]);
    fail();
    await page.run(({ tag }) => tag([first!, second!], { add: ['nights'], remove: [] }));
    expect(shownToasts.at(-1)).toBe(`danger: jobs.toasts.notTagged names=${first!.fullName} and ${second!.fullName}`);
  });
});
