import type { CandidateRow } from '@larder/domain/contract';
import { StatusPill } from '@larder/ui';
import type { CellContext } from '@larder/ui/table';
import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { useCandidateColumns } from './useCandidateColumns';
import type { Jobs } from './useJobs';

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const now = new Date('2026-11-20T20:15:00Z');

const candidate: CandidateRow = {
  id: 'c1',
  version: 1,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
  updatedBy: null,
  openingId: 'o1',
  restaurantId: 'rst-tyo',
  fullName: 'Ada Vale',
  email: 'ada@vale.example',
  phone: '+44 20 7946 0046',
  source: 'referral',
  stage: 'new',
  stageSince: '2026-11-18T20:15:00Z',
  appliedAt: '2026-11-01T09:00:00Z',
  rating: 4,
  tags: ['Barista', 'Weekends'],
  nextInterviewAt: '2026-11-20T23:30:00Z',
  sla: 'none',
  duplicateIds: [],
};
const jobs = {
  openings: [
    { id: 'o2', title: 'Cook' },
    { id: 'o1', title: 'Waiter' },
  ],
  restaurants: [
    { id: 'rst-nyc', timeZone: 'America/New_York' },
    { id: 'rst-tyo', timeZone: 'Asia/Tokyo' },
  ],
  now,
} as unknown as Jobs;
const context = { mark: (text: string) => <mark>{text}</mark> } as unknown as CellContext;

/** Renders the cells of a candidate. Returns a function that returns the text of a column. */
function cellsOf(changes: Partial<CandidateRow> = {}) {
  const { result } = renderHook(() => useCandidateColumns(jobs), { wrapper: TextKeys });
  const row = { ...candidate, ...changes };
  return (id: string) => {
    const { cell, accessor } = result.current.find((column) => column.id === id)!;
    const { container } = render(<>{cell ? cell(row, context) : accessor!(row)}</>, { wrapper: TextKeys });
    return container;
  };
}
const textOf = (id: string, changes: Partial<CandidateRow> = {}) => cellsOf(changes)(id).textContent;

it('the table of candidates shows the fields in this order, some of them only on request', () => {
  const { result } = renderHook(() => useCandidateColumns(jobs), { wrapper: TextKeys });
  expect(result.current.map(({ id, header, hidden }) => [id, header, hidden ?? false])).toEqual(
    [
      ['fullName', false],
      ['opening', false],
      ['stage', false],
      ['stageSince', false],
      ['sla', true],
      ['rating', false],
      ['source', false],
      ['appliedAt', false],
      ['nextInterviewAt', false],
      ['tags', true],
    ].map(([id, hidden]) => [id, `jobs.fields.${String(id)}`, hidden]),
  );
  expect(result.current.filter(({ sortable }) => !sortable).map(({ id }) => id)).toEqual(['tags']);
  expect(result.current.filter(({ rowHeader }) => rowHeader).map(({ id }) => id)).toEqual(['fullName']);
  // The best candidates come first.
  expect(result.current.filter(({ firstDirection }) => firstDirection === 'desc').map(({ id }) => id)).toEqual([
    'rating',
  ]);
});

it.each([
  ['opening', {}, 'Waiter'],
  ['opening', { openingId: 'o9' }, ''],
  ['stage', {}, 'jobs.stages.new'],
  ['stageSince', {}, '2 days'],
  ['sla', {}, ''],
  ['sla', { sla: 'late' }, 'jobs.slas.late'],
  ['rating', {}, 'jobs.card.rating rating=4'],
  ['rating', { rating: null }, '–'],
  ['source', {}, 'jobs.sources.referral'],
  ['appliedAt', {}, '1 Nov'],
  // In Tokyo, it is already the next day.
  ['nextInterviewAt', {}, '21 Nov, 08:30'],
  ['nextInterviewAt', { restaurantId: 'rst-nyc' }, '20 Nov, 18:30'],
  ['nextInterviewAt', { nextInterviewAt: null }, '–'],
  ['tags', {}, 'Barista and Weekends'],
] as const)('the column %s of a candidate with %j shows "%s"', (id, changes, text) =>
  expect(textOf(id, changes)).toBe(text),
);

it('a candidate is shown with the name and the email address', () => {
  const cell = cellsOf()('fullName');
  expect(cell.querySelector('mark')?.textContent).toBe('Ada Vale');
  expect(cell.textContent).toContain('ada@vale.example');
  expect(cell.textContent).not.toContain('+44');
});

it('a candidate without an email address is shown with the phone number', () => {
  expect(textOf('fullName', { email: '' })).toContain('+44 20 7946 0046');
});

it('a candidate whose data was erased has no name', () => {
  const cell = cellsOf({ fullName: '', email: '', phone: '' })('fullName');
  expect(cell.querySelector('mark')?.textContent).toBe('jobs.erased');
});

it.each([
  ['new', 'info'],
  ['hired', 'success'],
  ['refused', 'danger'],
  ['withdrawn', 'secondary'],
  ['offer', 'primary'],
] as const)('the stage %s has the tone %s', (stage, tone) => {
  const pill = render(<StatusPill tone={tone}>{stage}</StatusPill>).container.firstElementChild;
  expect(cellsOf({ stage })('stage').firstElementChild?.className).toBe(pill?.className);
});
