import { describe, expect, it } from 'vitest';
import { candidateErrors, moveErrors } from './candidateErrors';
import { candidateSlas, candidateStages, type CandidateSortColumn } from './candidateCodes';
import { sortCandidates } from './candidates';
import type { CandidateRow } from './candidates.contract';
import { copyOfOpening, openingActionErrors, openingErrors, publishGaps } from './openings';
import type { JobOpening, OpeningForm } from './openings.contract';

const form: OpeningForm = {
  restaurantId: 'quay',
  title: 'Line cook',
  position: 'cook',
  employment: 'full_time',
  seats: 2,
  description: 'x'.repeat(50),
  wage: { min: 1_800, max: 2_200, currency: 'USD', basis: 'hour', tipped: false },
  managerId: 'stf-1',
  userRole: 'subscriber',
  questions: [{ id: 'q-1', text: 'Weekends?', kind: 'yes_no', knockout: false }],
  closesOn: '2026-11-20',
};

describe('copies of an opening', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', null],
  ])('a copy made on %s has the last day %s, and questions without IDs', (today, closesOn) =>
    expect(copyOfOpening({ ...form, status: 'closed' } as OpeningForm, today)).toEqual({
      ...form,
      questions: [{ ...form.questions[0], id: '' }],
      closesOn,
    }),
  );
  it('a copy of an opening without a last day has none', () =>
    expect(copyOfOpening({ ...form, closesOn: null }, '2026-11-20').closesOn).toBeNull());
});

describe('publishing', () => {
  it('a complete draft has no gaps', () => expect(publishGaps(form as JobOpening)).toEqual({}));
  it.each([
    ['title', '  ab ', [{ key: 'minLength', n: 3 }]],
    ['description', ` ${'x'.repeat(49)} `, [{ key: 'minLength', n: 50 }]],
    ['wage', null, ['required']],
    ['managerId', '', ['pick']],
    ['seats', 0, [{ key: 'min', n: 1 }]],
  ])('a draft whose %s is %j cannot be published', (field, value, errors) =>
    expect(publishGaps({ ...form, [field]: value } as JobOpening)).toEqual({ [field]: errors }),
  );
});

describe('errors of an opening', () => {
  const context = { currency: 'USD', today: '2026-11-20', hired: 2 };
  it.each<[Partial<OpeningForm>, object]>([
    [form, {}],
    [{ wage: { ...form.wage!, max: 1_799 } }, { 'set.wage.max': ['wageOrder'] }],
    [{ wage: { ...form.wage!, max: 1_800 } }, {}],
    [{ wage: { ...form.wage!, currency: 'EUR' } }, { 'set.wage.currency': ['pick'] }],
    [{ seats: 1 }, { 'set.seats': [{ key: 'seatsHired', n: 2 }] }],
    [{ closesOn: '2026-11-19' }, { 'set.closesOn': ['future'] }],
    [{}, {}],
  ])('%j has the errors %j', (changes, errors) => expect(openingErrors(changes, context, 'set')).toEqual(errors));

  it('a last day that has passed can stay', () =>
    expect(
      openingErrors({ closesOn: '2026-11-19' }, { ...context, before: { closesOn: '2026-11-19' } }, 'set'),
    ).toEqual({}));

  it.each([
    [{ action: 'close' }, { active: 1, hired: 0 }, { reason: ['required'] }],
    [{ action: 'close', reason: ' ' }, { active: 1, hired: 0 }, { reason: ['required'] }],
    [{ action: 'close', reason: 'Filled' }, { active: 1, hired: 0 }, {}],
    [{ action: 'close' }, { active: 0, hired: 0 }, {}],
    [{ action: 'pause', seats: 99 }, { active: 1, hired: 1 }, {}],
    [{ action: 'add_seats' }, { active: 0, hired: 1 }, { seats: ['required'] }],
    [{ action: 'add_seats', seats: 51 }, { active: 0, hired: 1 }, { seats: [{ key: 'max', n: 50 }] }],
    [{ action: 'add_seats', seats: 50 }, { active: 0, hired: 1 }, {}],
    [{ action: 'add_seats', seats: 1 }, { active: 0, hired: 1 }, { seats: [{ key: 'seatsHired', n: 1 }] }],
    [{ action: 'add_seats', seats: 2 }, { active: 0, hired: 1 }, {}],
  ] as [Parameters<typeof openingActionErrors>[0], Parameters<typeof openingActionErrors>[1], object][])(
    'the action %j on %j has the errors %j',
    (input, counts, errors) => expect(openingActionErrors(input, counts)).toEqual(errors),
  );
});

describe('errors of a candidate', () => {
  const refusal = { reason: 'pay', note: '', letter: true } as const;
  const offer = { wage: 1_800, basis: 'hour', startsOn: '2026-11-20' } as const;
  it.each([
    [{ stage: 'refused' }, 'a@b.example', { 'refusal.reason': ['required'] }],
    [{ stage: 'refused', refusal }, '', { 'refusal.letter': ['contact'] }],
    [{ stage: 'refused', refusal }, 'a@b.example', {}],
    [{ stage: 'refused', refusal: { ...refusal, letter: false } }, '', {}],
    [{ stage: 'offer' }, '', { 'offer.wage': ['required'], 'offer.startsOn': ['required'] }],
    [{ stage: 'offer', offer: { ...offer, startsOn: '2026-11-19' } }, '', { 'offer.startsOn': ['future'] }],
    [{ stage: 'offer', offer }, '', {}],
    [{ stage: 'interview' }, '', {}],
  ] as [Parameters<typeof moveErrors>[0], string, object][])(
    'the move %j of a candidate with the address "%s" has the errors %j',
    (move, email, errors) => expect(moveErrors(move, { email }, '2026-11-20')).toEqual(errors),
  );

  it.each([
    ['', ' ', [], { 'set.email': ['contact'] }],
    ['a@b.example', '', [], {}],
    ['', '+1 646 555 1234', [], {}],
    ['', '1', [{ questionId: 'q-1' }, { questionId: 'q-2' }], { 'set.answers.1.questionId': ['pick'] }],
  ])(
    'a candidate with the address "%s", the number "%s" and the answered questions %j',
    (email, phone, answers, errors) =>
      expect(
        candidateErrors({ email, phone, answers } as unknown as Parameters<typeof candidateErrors>[0], form, 'set'),
      ).toEqual(errors),
  );
});

describe('sorting candidates', () => {
  const row = (id: string, fields: Partial<CandidateRow>) => ({ id, nextInterviewAt: null, ...fields }) as CandidateRow;
  const rows = [
    row('a', {
      openingId: 'o1',
      stage: candidateStages[5],
      sla: candidateSlas[3],
      rating: 5,
      appliedAt: '2026-11-20T09:00:00+02:00',
    }),
    row('b', {
      openingId: 'o2',
      stage: candidateStages[1],
      sla: candidateSlas[1],
      rating: 3,
      appliedAt: '2026-11-20T08:00:00Z',
      nextInterviewAt: '2026-11-23T08:00:00Z',
    }),
  ];
  it.each<[CandidateSortColumn, string[]]>([
    ['opening', ['b', 'a']],
    ['stage', ['b', 'a']],
    ['sla', ['b', 'a']],
    ['rating', ['b', 'a']],
    ['appliedAt', ['a', 'b']],
    ['nextInterviewAt', ['b', 'a']],
  ])('sorts by %s', (column, ids) => {
    const titles: Record<string, string> = { o1: 'Waiter', o2: 'Baker' };
    const sorted = sortCandidates(rows, column, 'asc', (id) => titles[id] ?? '', 'en');
    expect(sorted.map(({ id }) => id)).toEqual(ids);
  });
});
