import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTask, countTasks, filterTasks, moveTask, reorderTasks, sortTasks } from './tasks';
import type { Task } from './tasks.contract';

const task = (id: number, more: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  ...more,
});
const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

describe('due date in searches', () => {
  it.each([
    ['2026-11-05', 'nov 5, 2026', true],
    ['2026-11-05', 'Nov 05', false],
    ['2026-11-05', '2026-11', false],
    ['2026-01-31T23:30:00-05:00', 'Jan 31, 2026', true],
    [null, '2026', false],
  ])('finds a task due %s by %j: %s', (dueDate, q, found) => {
    expect(filterTasks([task(1, { dueDate })], { q, filter: '', tag: '' })).toHaveLength(Number(found));
  });
});

it('sorts tasks by due date, tasks without one last', () => {
  const dates = ['2026-11-21', null, '2026-11-19', '2026-12-01', null];
  const tasks = dates.map((dueDate, index) => task(index + 1, { dueDate }));
  expect(idsOf(sortTasks(tasks, 'due-date'))).toEqual([3, 1, 4, 5, 2]);
});

describe('manual order', () => {
  it('sorts tasks by rank, ties by latest, unranked tasks last', () => {
    const tasks = [task(1, { rank: 2 }), task(2), task(3, { rank: 1 }), task(4, { rank: 2 }), task(5)];
    expect(idsOf(sortTasks(tasks, 'rank'))).toEqual([3, 4, 1, 5, 2]);
  });

  it('moves a task to any position, independent of the existing ranks', () => {
    const ranks = fc.array(fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(ranks, fc.nat(), fc.nat(), (given, from, to) => {
        const shown = sortTasks(
          given.map((rank, index) => task(index + 1, rank === undefined ? {} : { rank })),
          'rank',
        );
        const id = shown[from % shown.length]!.id;
        const place = to % shown.length;
        const changes = new Map(moveTask(shown, id, place).map((change) => [change.id, change.rank!]));
        const after = sortTasks(
          shown.map((each) => (changes.has(each.id) ? { ...each, rank: changes.get(each.id)! } : each)),
          'rank',
        );
        expect(idsOf(after)).toEqual(
          idsOf(shown)
            .filter((each) => each !== id)
            .toSpliced(place, 0, id),
        );
      }),
    );
  });

  it('reorders tasks in any way, and changes only one rank if one of several ranked tasks is moved', () => {
    const ranks = fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(ranks, fc.infiniteStream(fc.nat()), fc.nat(), fc.nat(), (list, keys, from, to) => {
        const shown = sortTasks(
          list.map((rank, index) => task(index + 1, { ...(rank !== undefined && { rank }) })),
          'rank',
        );
        const apply = (changes: ReturnType<typeof reorderTasks>) =>
          sortTasks(
            shown.map((each) => changeTask(each, { ...changes.find(({ id }) => id === each.id) })),
            'rank',
          );
        const shuffled = sortTasks(
          shown.map((each) => ({ ...each, rank: keys.next().value! })),
          'rank',
        );
        expect(idsOf(apply(reorderTasks(shown, shuffled)))).toEqual(idsOf(shuffled));

        const ranked = shown.map((each, index) => ({ ...each, rank: index }));
        const moved = ranked[from % ranked.length]!;
        const next = ranked.filter((each) => each !== moved).toSpliced(to % ranked.length, 0, moved);
        const isSame = idsOf(next).join() === idsOf(ranked).join();
        expect(reorderTasks(ranked, next)).toHaveLength(isSame ? 0 : 1);
      }),
    );
  });

  it('moving a task changes one rank if there is a gap, otherwise assigns new ranks', () => {
    const shown = [task(1, { rank: 0 }), task(2, { rank: 1 }), task(3, { rank: 2 })];
    expect(moveTask(shown, 3, 1)).toEqual([{ id: 3, rank: 0.5 }]);
    expect(moveTask(shown, 1, 2)).toEqual([{ id: 1, rank: 3 }]);
    expect(moveTask(shown, 3, 0)).toEqual([{ id: 3, rank: -1 }]);
    const tight = [task(1, { rank: 1 }), task(2, { rank: 1 + Number.EPSILON }), task(3, { rank: 5 })];
    expect(moveTask(tight, 3, 1)).toEqual([
      { id: 1, rank: 0 },
      { id: 3, rank: 1 },
      { id: 2, rank: 2 },
    ]);
  });
});

describe('sidebar counts', () => {
  it('sidebar counts of all, important and tagged tasks include only open tasks', () => {
    const tasks = [
      task(1, { isImportant: true, tags: ['team', 'low'] }),
      task(2, { isCompleted: true, isImportant: true, tags: ['team'] }),
      task(3, { isDeleted: true, tags: ['team'] }),
      task(4, { tags: ['team'] }),
    ];
    expect(countTasks(tasks)).toEqual({ all: 2, important: 1, completed: 1, deleted: 1, tags: { team: 2, low: 1 } });
  });
});
