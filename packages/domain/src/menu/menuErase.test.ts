import { describe, expect, it } from 'vitest';
import { erase } from './menuErase';
import { closeWorkingCopy, openWorkingCopy } from './menuWorkingCopy';
import type { CatalogueParts, MenuKind, MenuSection } from './menu.contract';
import { sampleMenu } from './testing/sampleMenu';

/** Returns the sample menu with references to erase: dayparts of a menu and a section, and allergens of an item. */
function sample(): CatalogueParts {
  const parts = sampleMenu();
  const [main] = parts.menus;
  const [starters] = parts.sections;
  const [item] = parts.items;
  return {
    ...parts,
    menus: parts.menus.map((menu) => (menu === main ? { ...menu, daypartIds: ['d1', 'd2'] } : menu)),
    sections: parts.sections.map((section): MenuSection =>
      section === starters ? { ...section, daypartIds: ['d1'] } : section,
    ),
    items: parts.items.map((each) =>
      each === item ? { ...each, allergens: ['a1', 'a2'].map((allergenId) => ({ allergenId })) as never } : each,
    ),
    allergens: ['a1', 'a2'].map((id) => ({ id }) as never),
  };
}

function erased(kind: MenuKind, id: string) {
  const working = openWorkingCopy(sample());
  erase(working, kind, id, 0);
  return closeWorkingCopy(working);
}
const find = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((row) => row.id === id)!;

describe('erasing a record of the menu', () => {
  it('removes a daypart from menus, sections and items', () => {
    const { menus, sections, items, dayparts } = erased('daypart', 'd1');
    expect([find(menus, 'm1'), find(sections, 's1'), find(items, 'i3')].map(({ daypartIds }) => daypartIds)).toEqual([
      ['d2'],
      [],
      [],
    ]);
    expect(dayparts).toEqual([]);
  });

  it('removes an item from its sections and from the options that add it', () => {
    const { sections, options } = erased('item', 'i4');
    expect([find(sections, 's3').itemIds, find(options, 'o3').itemId]).toEqual([[], null]);
    expect(find(erased('item', 'i2').options, 'o3').itemId).toBe('i4');
  });

  it('removes an option from its group and its prices from the items', () => {
    const { groups, items } = erased('option', 'o4');
    expect(find(groups, 'g2').optionIds).toEqual(['o3']);
    expect(find(items, 'i1').groupLinks.map(({ groupId, optionPrices }) => [groupId, optionPrices])).toEqual([
      ['g1', {}],
      ['g2', {}],
    ]);
    expect(find(erased('option', 'o3').items, 'i1').groupLinks[1]?.optionPrices).toEqual({ o4: { USD: 50 } });
  });

  it('removes a group without options from the items', () => {
    const working = openWorkingCopy(sample());
    for (const id of ['o1', 'o2']) erase(working, 'option', id, 0);
    erase(working, 'group', 'g1', 0);
    expect(find(closeWorkingCopy(working).items, 'i1').groupLinks.map(({ groupId }) => groupId)).toEqual(['g2']);
  });

  it('removes an allergen from the items', () => {
    const { items } = erased('allergen', 'a1');
    expect(find(items, 'i1').allergens.map(({ allergenId }) => allergenId)).toEqual(['a2']);
  });

  it.each<[MenuKind, string, string[]]>([
    ['menu', 'm1', ['s1', 's2']],
    ['section', 's1', ['s3']],
    ['group', 'g2', ['o3', 'o4']],
  ])('rejects a %s with children', (kind, id, ids) => {
    expect(() => erased(kind, id)).toThrow(
      expect.objectContaining({ code: 'status_conflict', extra: { ids } }) as Error,
    );
  });

  it('rejects an unknown record', () => {
    expect(() => erased('item', 'i9')).toThrow(
      expect.objectContaining({ code: 'not_found', extra: { subject: 'item', id: 'i9' } }) as Error,
    );
  });

  it('copies only the records that it changes', () => {
    const working = openWorkingCopy(sample());
    erase(working, 'allergen', 'a1', 0);
    expect([...working.copied]).toEqual(['i1']);
  });
});
