import { expect, it } from 'vitest';
import { changesBetween } from './menuChanges';
import { withoutChanges } from './menuDiscard';
import type { MenuChange, MenuOp } from './menuDraft.contract';
import { applyOps } from './menuOps';
import { sampleContext, sampleMenu } from './testing/sampleMenu';

/** Returns an op that moves an item from the first to the third section. */
const moved = (id: string): MenuOp => ({
  op: 'move',
  kind: 'item',
  id,
  fromParentId: 's1',
  toParentId: 's3',
  index: 0,
});

it.each([
  ['after the nearest previous sibling that is still there', ['i1', 'i3', 'i5'], ['i5'], ['i1', 'i5']],
  ['first if no previous sibling is left', ['i1', 'i3', 'i5'], ['i3'], ['i3']],
])('withoutChanges moves an item back %s', (_name, itemIds, discarded, result) => {
  const sample = sampleMenu();
  const published = {
    ...sample,
    items: [...sample.items, { ...sample.items[0]!, id: 'i5' }],
    sections: sample.sections.map((section) => (section.id === 's1' ? { ...section, itemIds } : section)),
  };
  const left = itemIds.filter((id) => result.includes(id) && !discarded.includes(id));
  const draft = applyOps(
    published,
    itemIds.filter((id) => !left.includes(id)).map((id) => moved(id)),
    sampleContext(),
  ).content;
  const changes = changesBetween(published, draft).filter(
    ({ op, entityId }) => op === 'moved' && discarded.includes(entityId),
  ) as MenuChange[];
  expect(changes).toHaveLength(discarded.length);
  const { sections } = withoutChanges(draft, published, changes);
  expect(sections.find(({ id }) => id === 's1')?.itemIds).toEqual(result);
});
