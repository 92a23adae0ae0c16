import { describe, expect, it } from 'vitest';
import type { CatalogueParts } from './menu.contract';
import { problemsOf } from './menuProblems';
import { makeDaypart, makeEntry, makeOption, sampleMenu } from './testing/sampleMenu';

const friday = new Date('2026-11-20T20:15:00Z');
const places = [
  { id: 'nyc', currency: 'USD', thresholds: { eightySixMinutes: 240 } },
  { id: 'lis', currency: 'EUR', thresholds: { eightySixMinutes: 240 } },
];

/** Returns a catalogue without problems. */
function sound(): CatalogueParts {
  const parts = sampleMenu();
  for (const item of parts.items) {
    Object.assign(item, {
      photo: { kind: 'drawn', seed: item.id },
      category: 'food',
      basePrice: { USD: 1_000, EUR: 900 },
    });
  }
  return parts;
}

function problems(change: (parts: CatalogueParts) => void, entries: ReturnType<typeof makeEntry>[] = []) {
  const parts = sound();
  change(parts);
  return problemsOf(parts, places, entries, friday).map(({ code, severity, entityId, restaurantId }) =>
    [code, severity, entityId, ...(restaurantId ? [restaurantId] : [])].join(' '),
  );
}

const cases: readonly [string, (parts: CatalogueParts) => void, string[]][] = [
  ['nothing', () => undefined, []],
  ['a blank name', ({ items }) => Object.assign(items[0]!, { name: '  ' }), ['empty_name blocking i1']],
  [
    'a section in itself',
    ({ sections }) => sections[2]!.sectionIds.push('s1'),
    ['cycle blocking s1', 'cycle blocking s3'],
  ],
  [
    'a group with too few options',
    ({ options }) => options.slice(0, 2).forEach((option) => Object.assign(option, { archived: true })),
    ['group_unsatisfiable blocking g1'],
  ],
  [
    'a link that asks for more than the group has',
    ({ items }) => Object.assign(items[0]!.groupLinks[1]!, { min: 4 }),
    ['group_unsatisfiable blocking i1'],
  ],
  ['a price missing at one place', ({ items }) => delete items[3]!.basePrice.EUR, ['no_price warning i4 lis']],
  [
    'an item that is not sold there',
    ({ items }) => Object.assign(items[3]!, { basePrice: { USD: 1 }, restaurantIds: ['nyc'] }),
    [],
  ],
  [
    'an item that stands nowhere',
    ({ sections }) => sections[2]!.itemIds.pop(),
    ['empty_section warning s3', 'on_no_menu warning i4'],
  ],
  ['an archived item', ({ items }) => Object.assign(items[2]!, { archived: true, photo: null }), []],
  ['no picture', ({ items }) => Object.assign(items[1]!, { photo: null }), ['no_photo warning i2']],
  ['no category', ({ items }) => Object.assign(items[1]!, { category: null }), ['no_category warning i2']],
  [
    'an allergen that was not declared',
    ({ allergens, items }) => {
      allergens.push({ ...makeOption('a1'), builtIn: true } as never);
      for (const item of items.slice(1)) item.allergens.push({ allergenId: 'a1', level: 'free_from' });
    },
    ['no_allergens warning i1'],
  ],
  [
    'a price below its cost',
    ({ items }) => Object.assign(items[3]!, { cost: { EUR: 901, USD: 1_000 } }),
    ['price_below_cost warning i4 lis'],
  ],
  ['a group that nobody links', ({ items }) => items[0]!.groupLinks.pop(), ['orphan_group warning g2']],
  [
    'two siblings of one name',
    ({ sections }) => Object.assign(sections[1]!, { name: ' S1 ' }),
    ['duplicate_name warning s2'],
  ],
  ['one name in two branches', ({ sections }) => Object.assign(sections[2]!, { name: 's1' }), []],
  [
    'dayparts that never meet',
    ({ dayparts, sections }) => {
      dayparts.push(makeDaypart('d2', { windows: [{ days: [6, 7], from: '10:00', to: '12:00' }] }));
      sections[1]!.daypartIds = ['d2'];
    },
    ['never_available warning i3 nyc', 'never_available warning i3 lis'],
  ],
  [
    'dayparts that meet past midnight on Saturday',
    ({ dayparts, sections }) => {
      dayparts.push(makeDaypart('d2', { windows: [{ days: [6], from: '00:30', to: '12:00' }] }));
      sections[1]!.daypartIds = ['d2'];
    },
    [],
  ],
  [
    'seasons that never meet',
    ({ dayparts, sections }) => {
      const windows = [{ days: [5 as const], from: '10:00', to: '20:00' }];
      dayparts.push(makeDaypart('d2', { windows, endsOn: '2026-08-31' }));
      Object.assign(dayparts[0]!, { startsOn: '2026-09-01' });
      sections[1]!.daypartIds = ['d2'];
    },
    ['never_available warning i3 nyc', 'never_available warning i3 lis'],
  ],
  [
    'a daypart of another restaurant',
    ({ dayparts }) => Object.assign(dayparts[0]!, { restaurantIds: ['nyc'] }),
    ['never_available warning i3 lis'],
  ],
];

describe('menu problems', () => {
  it.each(cases)('reports the menu problem %s', (_name, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it("reports an 86 that lasts longer than the restaurant's limit", () => {
    const at = (minutes: number) => new Date(friday.getTime() - minutes * 60_000).toISOString();
    const of = (minutes: number, extra = {}) => problems(() => undefined, [makeEntry({ at: at(minutes), ...extra })]);
    expect(of(240)).toEqual([]);
    expect(of(241)).toEqual(['long_eighty_six warning i1 nyc']);
    expect(of(241, { endedAt: at(1) })).toEqual([]);
    expect(of(241, { restaurantId: 'elsewhere' })).toEqual([]);
  });

  it('lists blocking menu problems first', () => {
    const found = problems(({ items, options }) => {
      Object.assign(items[0]!, { photo: null });
      for (const option of options.slice(0, 2)) option.archived = true;
    });
    expect(found.map((problem) => problem.split(' ')[1])).toEqual(['blocking', 'warning']);
  });
});
