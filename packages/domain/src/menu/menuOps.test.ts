import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MenuError } from './menuWorkingCopy';
import { dependantsOf, signChanges } from './changeAuthors';
import { changesBetween } from './menuChanges';
import { movedWithin } from './movedWithin';
import type { CatalogueParts } from './menu.contract';
import { catalogueHash, recordsOf } from './menuContent';
import { withoutChanges } from './menuDiscard';
import type { MenuChange, MenuOp } from './menuDraft.contract';
import { emptyMenuHistory, rememberBatch, stepHistory } from './menuHistory';
import { opsBetween } from './menuInverse';
import { applyOps } from './menuOps';
import { menuKinds } from './menu.contract';
import { sampleContext, sampleMenu } from './testing/sampleMenu';

/** A random edit, independent of the catalogue. IDs and versions are chosen when it is applied. */
type Edit = { act: number; which: number; other: number; index: number; value: number };
const edit: fc.Arbitrary<Edit> = fc.record({
  act: fc.integer({ min: 0, max: 12 }),
  which: fc.nat(20),
  other: fc.nat(20),
  index: fc.integer({ min: 0, max: 4 }),
  value: fc.integer({ min: 0, max: 9_999_999 }),
});

const choose = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(list.length, 1)];

/** Converts an edit to ops for the records of the catalogue. Returns none if it doesn't fit. */
function opsOf(parts: CatalogueParts, { act, which, other, index, value }: Edit): MenuOp[] {
  const item = choose(parts.items, which);
  const section = choose(parts.sections, other);
  const kind = choose(['section', 'item', 'option', 'menu', 'group', 'daypart'] as const, other) ?? 'item';
  const row = choose(recordsOf(parts, kind), which);
  const option = choose(parts.options, which);
  const parent = choose([...parts.menus, ...parts.sections], which);
  if (!item || !section || !row || !parent || !option) return [];
  const { id, version } = item;
  switch (act) {
    case 0:
      return [{ op: 'update', kind, id: row.id, version: row.version, set: { name: `Name ${value}` } }];
    case 1:
      return [
        { op: 'update', kind: 'item', id, version, set: { basePrice: { USD: value, EUR: value % 2 ? null : 5 } } },
      ];
    case 2:
      return [{ op: 'update', kind: 'item', id, version, set: { priceOverrides: { nyc: value % 3 ? value : null } } }];
    case 3:
      return [{ op: row.archived ? 'restore' : 'archive', kind, id: row.id, version: row.version }];
    case 4:
      return [{ op: 'place', itemId: id, sectionId: section.id, index }];
    case 5:
      return [{ op: 'unplace', itemId: id, sectionId: section.id, index: 0 }];
    case 6:
      return [
        {
          op: 'move',
          kind: 'item',
          id,
          fromParentId: section.id,
          toParentId: choose(parts.sections, value)?.id ?? null,
          index,
        },
      ];
    case 7: {
      const from = [...parts.menus, ...parts.sections].find(({ sectionIds }) => sectionIds.includes(section.id));
      return [
        { op: 'move', kind: 'section', id: section.id, fromParentId: from?.id ?? null, toParentId: parent.id, index },
      ];
    }
    case 8: {
      const from = parts.groups.find(({ optionIds }) => optionIds.includes(option.id));
      const to = choose(parts.groups, other);
      return [
        {
          op: 'move',
          kind: 'option',
          id: option.id,
          fromParentId: from?.id ?? null,
          toParentId: to?.id ?? null,
          index,
        },
      ];
    }
    case 9:
      return [
        {
          op: 'create',
          kind: 'section',
          tempId: 'new-section',
          set: { name: `Section ${value}` },
          parentId: parent.id,
          index,
        },
        {
          op: 'create',
          kind: 'item',
          tempId: 'new-item',
          set: { name: `Item ${value}`, cost: { USD: 1 } },
          parentId: 'new-section',
          index: 0,
        },
        { op: 'place', itemId: id, sectionId: 'new-section', index: 1 },
      ];
    case 10:
      return [
        { op: 'create', kind: 'group', tempId: 'g', set: { name: `Group ${value}` }, parentId: null, index },
        { op: 'create', kind: 'option', tempId: 'o', set: { name: 'Option', itemId: null }, parentId: 'g', index },
        {
          op: 'create',
          kind: 'daypart',
          tempId: 'd',
          set: { name: 'Day', windows: [{ days: [1], from: '10:00', to: '11:00' }] },
          parentId: null,
          index,
        },
        {
          op: 'update',
          kind: 'item',
          id,
          version,
          set: { daypartIds: ['d'], groupLinks: [{ groupId: 'g', optionPrices: { o: { USD: 5 } } }] },
        },
      ];
    case 11:
      return [{ op: 'remove', kind, id: row.id, version: row.version }];
    default:
      return [
        {
          op: 'move',
          kind: 'menu',
          id: choose(parts.menus, which)?.id ?? '',
          fromParentId: null,
          toParentId: null,
          index,
        },
      ];
  }
}

const published = sampleMenu();
const everPublished = new Set(menuKinds.flatMap((kind) => recordsOf(published, kind).map(({ id }) => id)));
const ids = (parts: CatalogueParts) =>
  menuKinds.flatMap((kind) => recordsOf(parts, kind).map(({ id }) => id)).toSorted();

/** Applies the edits one after another, each as a batch. Skips rejected ones. */
function play(edits: readonly Edit[]) {
  const context = { ...sampleContext(everPublished), published: everPublished };
  const previous = new Set<string>();
  const base = context.newId;
  context.newId = (kind, tempId) => (previous.has(tempId) ? tempId : base(kind, tempId));
  let parts = published;
  let history = emptyMenuHistory;
  const versions = new Map<string, number>();
  context.previousVersion = (id) => versions.get(id) ?? 0;
  const send = (ops: readonly MenuOp[]) => {
    const before = parts;
    const result = applyOps(parts, ops, context);
    for (const kind of menuKinds) {
      for (const { id, version } of recordsOf(before, kind)) {
        if (!result.removed.includes(id)) continue;
        previous.add(id);
        versions.set(id, version);
      }
    }
    parts = result.content;
    return { before, result };
  };
  const replay = (direction: 'undo' | 'redo') => {
    const step = (direction === 'undo' ? history.past : history.future).at(-1);
    if (!step) return false;
    const { before, result } = send(step.ops);
    history = stepHistory(history, direction, before, result);
    return true;
  };
  for (const one of edits) {
    const hash = catalogueHash(structuredClone(parts));
    const before = ids(parts);
    let rejected: unknown = null;
    try {
      const { before: then, result } = send(opsOf(parts, one));
      history = rememberBatch(history, then, result);
    } catch (error) {
      rejected = error;
    }
    expect(rejected === null || rejected instanceof MenuError).toBe(true);
    const now = rejected === null ? [hash, before] : [catalogueHash(structuredClone(parts)), ids(parts)];
    expect(now).toEqual([hash, before]);
  }
  return { parts, replay, content: () => parts };
}

const sign = (parts: CatalogueParts): MenuChange[] =>
  signChanges(changesBetween(published, parts), [], { by: { id: 1, name: 'Maren Holt' }, at: '' });

describe('batches of edits', () => {
  const edits = fc.array(edit, { maxLength: 14 });

  it('batches of edits have an inverse that restores the hash; rejected batches change nothing', () => {
    const start = catalogueHash(published);
    fc.assert(
      fc.property(edits, (list) => {
        const { replay, content } = play(list);
        const hashes = [catalogueHash(content())];
        while (replay('undo')) hashes.push(catalogueHash(content()));
        expect(hashes.at(-1)).toBe(start);
        const redone = [start];
        while (replay('redo')) redone.push(catalogueHash(content()));
        expect(redone.toReversed()).toEqual(hashes);
        while (replay('undo'));
        expect(catalogueHash(content())).toBe(start);
        expect(catalogueHash(published)).toBe(start);
      }),
      {
        numRuns: 60,
        // Moves an option with an item-specific price to another group, then creates records.
        examples: [
          [
            [
              { act: 8, which: 15, other: 0, index: 0, value: 0 },
              { act: 10, which: 0, other: 0, index: 0, value: 0 },
            ],
          ],
        ],
      },
    );
  });

  it('batches of edits can turn any content into any other', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [from, to] = [play(one).parts, play(other).parts];
        const context = { ...sampleContext(), newId: (_kind: string, tempId: string) => tempId, trusted: true };
        expect(catalogueHash(applyOps(from, opsBetween(from, to), context).content)).toBe(catalogueHash(to));
        expect(opsBetween(from, from)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('edits leave no change if and only if the hashes are equal, and discarding all changes in any order restores the hash', () => {
    fc.assert(
      fc.property(edits, fc.nat(), (list, seed) => {
        const { parts } = play(list);
        const changes = sign(parts);
        expect(changes.length === 0).toBe(catalogueHash(parts) === catalogueHash(published));
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
        expect(catalogueHash(withoutChanges(parts, published, changes))).toBe(catalogueHash(published));
        let now = parts;
        for (let round = 0; round < 60; round += 1) {
          const left = sign(now);
          const free = left.filter(({ id }) => dependantsOf(left, [id]).length === 0);
          const one = choose(free, seed + round);
          if (!one) break;
          now = withoutChanges(now, published, [one]);
        }
        expect(catalogueHash(now)).toBe(catalogueHash(published));
      }),
      { numRuns: 60 },
    );
  });

  it('edits that move items lose no item, and their inverse restores the menu', () => {
    const moves = fc.array(
      fc.record({
        id: fc.constantFrom('i1', 'i2', 'i3', 'i4'),
        to: fc.constantFrom('s1', 's2', 's3'),
        index: fc.nat(9),
      }),
    );
    const standing = (parts: CatalogueParts) => parts.sections.flatMap(({ itemIds }) => itemIds);
    fc.assert(
      fc.property(moves, (list) => {
        let parts = published;
        for (const { id, to, index } of list) {
          const from = parts.sections.find(({ itemIds }) => itemIds.includes(id));
          const target = parts.sections.find((section) => section.id === to);
          if (!from || !target || (from !== target && target.itemIds.includes(id))) continue;
          const op: MenuOp = { op: 'move', kind: 'item', id, fromParentId: from.id, toParentId: to, index };
          const { content, inverse } = applyOps(parts, [op], sampleContext());
          expect(standing(content).toSorted()).toEqual(standing(published).toSorted());
          const back = applyOps(content, inverse, sampleContext()).content;
          expect(catalogueHash(back)).toBe(catalogueHash(parts));
          parts = content;
        }
      }),
      { numRuns: 50 },
    );
  });

  it('edits increase the version of changed records only', () => {
    const result = applyOps(
      published,
      [
        { op: 'update', kind: 'item', id: 'i1', version: 1, set: { name: 'i1' } },
        { op: 'update', kind: 'item', id: 'i2', version: 1, set: { name: 'Two', version: 9, id: 'x', unknown: 1 } },
      ],
      sampleContext(),
    );
    expect(result.changed.items).toMatchObject([{ id: 'i2', name: 'Two', version: 2, updatedBy: { id: 1 } }]);
    expect(result.changed.items[0]).not.toHaveProperty('unknown');
    expect(result.content.items[0]).toBe(published.items[0]);
  });
});

describe('changes', () => {
  const change = (ops: MenuOp[]) => changesBetween(published, applyOps(published, ops, sampleContext()).content);

  it('menu changes contain field, restaurant, old and new value', () => {
    const set = { name: 'Two', priceOverrides: { nyc: null, lis: 900 }, basePrice: { USD: 1_100 } };
    expect(change([{ op: 'update', kind: 'item', id: 'i2', version: 1, set }])).toMatchObject([
      { field: 'name', before: 'i2', after: 'Two', op: 'updated', entityName: 'Two', restaurantId: null },
      { field: 'basePrice.USD', before: 1_000, after: 1_100 },
      { field: 'priceOverrides', restaurantId: 'nyc', before: 1_200, after: null },
      { field: 'priceOverrides', restaurantId: 'lis', before: null, after: 900 },
    ]);
  });

  it('counts a moved child as one change', () => {
    expect(movedWithin(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(new Set(['d']));
    expect(movedWithin(['a', 'b', 'c'], ['x', 'a', 'c', 'y', 'b']).size).toBe(1);
    expect(
      change([{ op: 'move', kind: 'item', id: 'i1', fromParentId: 's1', toParentId: 's3', index: 0 }]),
    ).toMatchObject([
      { op: 'moved', entityId: 'i1', before: { parentId: 's1', index: 0 }, after: { parentId: 's3', index: 0 } },
    ]);
  });

  it('a menu change depends on the creation of its parent', () => {
    const changes = change([
      { op: 'create', kind: 'section', tempId: 's', set: { name: 'Broths' }, parentId: 'm1', index: 0 },
      { op: 'create', kind: 'item', tempId: 'i', set: { name: 'Broth' }, parentId: 's', index: 0 },
    ]);
    expect(changes.map(({ id, op, dependsOn }) => [id, op, dependsOn])).toEqual([
      ['section-1:created', 'created', []],
      ['item-2:created', 'created', ['section-1:created']],
    ]);
  });

  it('menu changes keep their author until someone else modifies them', () => {
    const first = change([{ op: 'update', kind: 'item', id: 'i1', version: 1, set: { name: 'A', description: 'x' } }]);
    const second = change([{ op: 'update', kind: 'item', id: 'i1', version: 1, set: { name: 'B', description: 'x' } }]);
    const maren = { by: { id: 1, name: 'Maren Holt' }, at: '1' };
    const ilse = { by: { id: 2, name: 'Ilse Okafor' }, at: '2' };
    const signed = signChanges(second, signChanges(first, [], maren), ilse);
    expect(signed.map(({ field, by }) => [field, by.id])).toEqual([
      ['name', 2],
      ['description', 1],
    ]);
  });
});

describe('catalogue hash', () => {
  it('the catalogue hash depends on content only, not on the order of keys and records', () => {
    const other = structuredClone(published);
    other.items.reverse();
    other.items = other.items.map(
      (item) =>
        Object.fromEntries(Object.entries({ ...item, version: 7, updatedBy: null }).toReversed()) as typeof item,
    );
    expect(catalogueHash(other)).toBe(catalogueHash(published));
    const menus = structuredClone(published);
    menus.menuOrder.reverse();
    expect(catalogueHash(menus)).not.toBe(catalogueHash(published));
    expect(catalogueHash(published)).toMatch(/^[0-9a-f]{14}$/);
  });
});
