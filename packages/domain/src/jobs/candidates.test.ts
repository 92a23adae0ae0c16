import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyInterviewers } from './candidateErrors';
import { duplicateFinder, inverseMove, movesFrom, slaOf, stageHours } from './candidates';
import { candidateStages } from './candidateCodes';
import { isWageOutside, openingSlug, settledStatus } from './openings';

const start = '2026-11-20T20:00:00.000Z';
const after = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000);

describe('allowed time per stage', () => {
  it.each(candidateStages.map((stage) => [stage, stageHours[stage]] as const))(
    'compares the time in the stage %s with its limit, if any',
    (stage, hours) => {
      const at = (part: number) => slaOf({ stage, stageSince: start }, after((hours ?? 100) * part));
      const wanted = hours === null ? Array<string>(4).fill('none') : ['ok', 'ok', 'due', 'late'];
      expect([at(0), at(0.749), at(0.75), at(1)]).toEqual(wanted);
    },
  );
});

describe('candidate stages', () => {
  it('allows no moves from or to `hired`, and none from an end stage to `offer`', () => {
    expect(movesFrom('hired')).toEqual([]);
    expect(candidateStages.flatMap(movesFrom)).not.toContain('hired');
    for (const stage of candidateStages) expect(movesFrom(stage)).not.toContain(stage);
    expect(movesFrom('refused')).toEqual(['new', 'screening', 'interview', 'trial_shift']);
    expect(movesFrom('withdrawn')).toEqual(movesFrom('refused'));
    expect(movesFrom('offer')).toEqual(['new', 'screening', 'interview', 'trial_shift', 'refused', 'withdrawn']);
  });
});

describe('inverse moves', () => {
  const offer = { wage: 1_800, basis: 'hour' as const, currency: 'USD', startsOn: '2026-12-01', sentAt: start };
  const refusal = {
    reason: 'pay' as const,
    note: 'Asked for more',
    letter: true,
    at: start,
    by: { id: 1, name: 'Maren' },
  };

  it('the inverse of any move of a new candidate leads back to `new`', () => {
    for (const to of movesFrom('new')) expect(inverseMove({ stage: 'new' }, to)).toEqual({ stage: 'new' });
  });

  it('the inverse of a move restores an offer, except after a rejection', () => {
    const back = { stage: 'offer', offer: { wage: 1_800, basis: 'hour', startsOn: '2026-12-01' } };
    expect(inverseMove({ stage: 'offer', offer }, 'interview')).toEqual(back);
    expect(inverseMove({ stage: 'offer', offer }, 'refused')).toBeUndefined();
  });

  it('undoing a move of a rejected candidate restores the reason and sends no second letter', () => {
    const back = { stage: 'refused', refusal: { reason: 'pay', note: 'Asked for more', letter: false } };
    expect(inverseMove({ stage: 'refused', refusal }, 'new')).toEqual(back);
  });
});

describe('duplicate candidates', () => {
  it('finds duplicate candidates in both directions by email or the last nine digits of the phone number', () => {
    const contact = fc.record({
      email: fc.constantFrom('', 'a@b.example', 'A@B.example ', 'c@d.example'),
      phone: fc.constantFrom('', '+1 646 555 1234', '(646) 555-1234', '+351 91 555 0000'),
    });
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 8 }), (contacts) => {
        const people = contacts.map((person, index) => ({ ...person, id: String(index) }));
        const find = duplicateFinder(people);
        for (const one of people) {
          const wanted = people.filter((other) => {
            const sameEmail = one.email !== '' && one.email.trim().toLowerCase() === other.email.trim().toLowerCase();
            const tail = (text: string) => text.replace(/\D/g, '').slice(-9);
            return other !== one && (sameEmail || (one.phone !== '' && tail(one.phone) === tail(other.phone)));
          });
          expect(find(one).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('openings', () => {
  it('openings are filled by the last hire and reopened when a seat is added', () => {
    expect([settledStatus('published', 2, 1), settledStatus('published', 2, 2)]).toEqual(['published', 'filled']);
    expect([settledStatus('paused', 1, 1), settledStatus('filled', 3, 2)]).toEqual(['filled', 'published']);
    expect([settledStatus('closed', 1, 1), settledStatus('draft', 1, 0)]).toEqual(['closed', 'draft']);
  });

  it('the slug of an opening is ASCII, and wages outside its range are detected', () => {
    expect(openingSlug('LIS', 'Cozinheiro, à la carte', 12)).toBe('lis-cozinheiro-a-la-carte-12');
    const wage = { basis: 'hour' as const, min: 10, max: 20, currency: 'EUR', tipped: false };
    expect([9, 10, 20, 21].map((amount) => isWageOutside({ wage }, amount))).toEqual([true, false, false, true]);
    expect(isWageOutside({ wage: null }, 1)).toBe(false);
  });
});

describe('interviewers', () => {
  const slot = (id: string, from: number, to: number, outcome = 'planned' as const) => ({
    id,
    startAt: after(from).toISOString(),
    endAt: after(to).toISOString(),
    with: [{ id: 1, name: 'Maren Holt' }],
    outcome,
  });
  it('interviewers are busy only if planned interviews overlap', () => {
    const busy = (other: ReturnType<typeof slot>) => busyInterviewers(slot('a', 1, 2), [other]).length;
    expect([slot('b', 1.5, 3), slot('b', 2, 3), slot('b', 0, 1), slot('a', 1, 2)].map(busy)).toEqual([1, 0, 0, 0]);
    expect(busyInterviewers({ ...slot('a', 1, 2), outcome: 'cancelled' }, [slot('b', 1, 2)])).toEqual([]);
  });
});
