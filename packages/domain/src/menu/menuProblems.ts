import type { EightySix } from './eightySix.contract';
import { isEightySixActive } from './eightySix';
import { activeOptions, indexOf, type CatalogueIndex, type Placement } from './catalogueIndex';
import { levelsOf } from './availability';
import type { CatalogueParts, Daypart, MenuItem, MenuKind, ModifierGroup } from './menu.contract';
import { blockingProblems, type MenuProblem, type MenuProblemCode } from './menuDraft.contract';
import { recordsOf } from './menuContent';
import { itemPrice, type PricePlace } from './menuPrices';
import { stretchesOverlap, stretchesOf } from './menuRules';

/** Properties of a restaurant that the checks need. Every `Restaurant` is assignable. */
export interface ProblemPlace extends PricePlace {
  thresholds: { eightySixMinutes: number };
}

type Values = MenuProblem['values'];
type Report = (
  code: MenuProblemCode,
  kind: MenuKind,
  record: { id: string; name: string },
  values?: Values,
  restaurantId?: string | null,
) => void;

const blocking: readonly string[] = blockingProblems;
const isAt = (list: readonly string[] | null, id: string) => list === null || list.includes(id);

const quantityOf = (index: CatalogueIndex, group: ModifierGroup) =>
  activeOptions(index, group).reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);

function groupProblems(parts: CatalogueParts, index: CatalogueIndex, report: Report) {
  const linked = new Set(
    parts.items.filter(({ archived }) => !archived).flatMap(({ groupLinks }) => groupLinks.map((link) => link.groupId)),
  );
  for (const group of parts.groups) {
    if (group.archived) continue;
    const has = quantityOf(index, group);
    if (has < group.min) report('group_unsatisfiable', 'group', group, { group: group.name, n: has, min: group.min });
    if (!linked.has(group.id)) report('orphan_group', 'group', group);
  }
}

/** Checks whether the seasons have a day in common. */
const seasonsOverlap = (dayparts: readonly Daypart[]) => {
  const from =
    dayparts
      .map(({ startsOn }) => startsOn ?? '')
      .toSorted()
      .at(-1) ?? '';
  const to = dayparts.map(({ endsOn }) => endsOn ?? '9999').toSorted()[0] ?? '9999';
  return from <= to;
};

/** Checks whether dayparts, one of each level, can be open at the same time. */
function levelsOverlap(levels: readonly (readonly Daypart[])[], chosen: readonly Daypart[] = []): boolean {
  const [level, ...rest] = levels;
  if (!level) return seasonsOverlap(chosen) && shareMinute(chosen);
  return level.some((daypart) => levelsOverlap(rest, [...chosen, daypart]));
}

/** Checks whether the weekly windows of all dayparts have a minute in common. */
function shareMinute(dayparts: readonly Daypart[]): boolean {
  let common: [number, number][] = [[0, 7 * 1440]];
  for (const { windows } of dayparts) {
    const stretches = windows.flatMap(stretchesOf);
    common = common.flatMap(([from, to]) =>
      stretches
        .filter((stretch) => stretchesOverlap([[from, to]], [stretch]))
        .map(([start, end]): [number, number] => [Math.max(from, start), Math.min(to, end)]),
    );
  }
  return common.length > 0;
}

const canOpen = (index: CatalogueIndex, placement: Placement, item: MenuItem, place: PricePlace) =>
  levelsOverlap(
    levelsOf(index, placement, item).map((level) =>
      level.filter(({ archived, restaurantIds }) => !archived && isAt(restaurantIds, place.id)),
    ),
  );

function itemAtPlace(item: MenuItem, index: CatalogueIndex, place: ProblemPlace, report: Report) {
  const placements = (index.placements.get(item.id) ?? []).filter(({ menu }) => isAt(menu.restaurantIds, place.id));
  if (!isAt(item.restaurantIds, place.id) || placements.length === 0) return;
  const { amount } = itemPrice(item, place);
  const cost = item.cost[place.currency];
  if (amount === null) report('no_price', 'item', item, { currency: place.currency }, place.id);
  else if (cost !== undefined && amount < cost)
    report('price_below_cost', 'item', item, { price: amount, cost }, place.id);
  if (!placements.some((placement) => canOpen(index, placement, item, place)))
    report('never_available', 'item', item, {}, place.id);
}

function itemProblems(parts: CatalogueParts, index: CatalogueIndex, places: readonly ProblemPlace[], report: Report) {
  const allergens = parts.allergens.filter(({ archived }) => !archived);
  for (const item of parts.items) {
    if (item.archived) continue;
    for (const [position, { groupId, min }] of item.groupLinks.entries()) {
      const group = index.group.get(groupId);
      const has = group ? quantityOf(index, group) : 0;
      if (group && !group.archived && min !== null && min > has && has >= group.min) {
        report('group_unsatisfiable', 'item', item, { group: group.name, n: has, min, position });
      }
    }
    if (!index.placements.has(item.id)) report('on_no_menu', 'item', item);
    if (item.photo === null) report('no_photo', 'item', item);
    if (item.category === null) report('no_category', 'item', item);
    const missing = allergens.filter(({ id }) => !item.allergens.some(({ allergenId }) => allergenId === id)).length;
    if (missing > 0) report('no_allergens', 'item', item, { n: missing, of: allergens.length });
    for (const place of places) itemAtPlace(item, index, place, report);
  }
}

function sectionProblems(parts: CatalogueParts, { section, item }: CatalogueIndex, report: Report) {
  const isLoop = (id: string, seen: readonly string[]): boolean =>
    seen.includes(id) || (section.get(id)?.sectionIds ?? []).some((inner) => isLoop(inner, [...seen, id]));
  for (const row of parts.sections) {
    if (row.archived) continue;
    if (isLoop(row.id, [])) report('cycle', 'section', row);
    const lives = ({ archived }: { archived: boolean } = { archived: true }) => !archived;
    const has = row.itemIds.some((id) => lives(item.get(id))) || row.sectionIds.some((id) => lives(section.get(id)));
    if (!has) report('empty_section', 'section', row);
  }
}

/** Reports active records that have the same name as a previous active sibling. */
function nameProblems(parts: CatalogueParts, index: CatalogueIndex, report: Report) {
  const compare = (kind: MenuKind, ids: readonly string[], seen: Map<string, string>, told: Set<string>) => {
    for (const id of ids) {
      const row = index[kind].get(id);
      if (!row || row.archived) continue;
      const name = row.name.trim().toLowerCase();
      const other = seen.get(name);
      if (other === undefined) seen.set(name, id);
      else if (name !== '' && other !== id && !told.has(id)) {
        told.add(id);
        report('duplicate_name', kind, row, { other });
      }
    }
  };
  const told = new Set<string>();
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  compare('menu', parts.menuOrder, new Map(), told);
  for (const { sectionIds } of [...parts.menus, ...parts.sections]) compare('section', sectionIds, new Map(), told);
  for (const { itemIds } of parts.sections) compare('item', itemIds, new Map(), told);
  for (const { optionIds } of parts.groups) compare('option', optionIds, new Map(), told);
  for (const kind of ['group', 'daypart', 'allergen'] as const)
    compare(kind, idsOf(recordsOf(parts, kind)), new Map(), told);
}

/** Returns all problems to review before publishing. Blocking ones come first. */
export function problemsOf(
  parts: CatalogueParts,
  places: readonly ProblemPlace[],
  entries: readonly EightySix[],
  at: Date,
): MenuProblem[] {
  const index = indexOf(parts);
  const problems: MenuProblem[] = [];
  const report: Report = (code, kind, { id, name }, values = {}, restaurantId = null) => {
    const severity = blocking.includes(code) ? 'blocking' : 'warning';
    problems.push({ code, severity, kind, entityId: id, restaurantId, values: { name, ...values } });
  };
  for (const kind of Object.keys(index).filter((key) => key !== 'placements') as MenuKind[]) {
    for (const row of recordsOf(parts, kind)) {
      if (!row.archived && row.name.trim() === '') report('empty_name', kind, row);
    }
  }
  sectionProblems(parts, index, report);
  groupProblems(parts, index, report);
  itemProblems(parts, index, places, report);
  nameProblems(parts, index, report);
  for (const entry of entries) {
    const place = places.find(({ id }) => id === entry.restaurantId);
    const target = index[entry.targetKind].get(entry.targetId);
    const minutes = Math.floor((at.getTime() - Date.parse(entry.at)) / 60_000);
    const limit = place?.thresholds.eightySixMinutes ?? Infinity;
    if (target && isEightySixActive(entry, at) && minutes > limit) {
      report('long_eighty_six', entry.targetKind, target, { minutes, limit }, entry.restaurantId);
    }
  }
  return problems.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}
