import type { MenuOp } from '@larder/domain/contract';
import type { TreeMove } from '@larder/ui/Tree';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOp, type SectionPlace } from './menuTree';
import type { LoadedMenu } from './useMenu';
import type { MenuEdits } from './useMenuEdits';

/** Moves menus and sections, and announces their new place. */
export function useSectionMoves({ catalogue, index }: LoadedMenu, edits: MenuEdits, places: readonly SectionPlace[]) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const placeOf = (id: string) => places.find(({ section }) => section.id === id);
  const menuIds = catalogue.menuOrder.filter((id) => index.menu.get(id)?.archived === false);

  /** Saves a new order of the records of a parent, in which one of them has moved. */
  const reorder = (id: string, next: readonly string[]) => {
    const place = placeOf(id);
    const record = place?.section ?? index.menu.get(id);
    if (!record) return;
    const parentName = place ? (index.menu.get(place.parentId) ?? index.section.get(place.parentId))?.name : undefined;
    const op = moveOp(
      place ? 'section' : 'menu',
      id,
      place?.parentId ?? null,
      place?.siblings ?? catalogue.menuOrder,
      next,
    );
    const values = { name: record.name, n: next.indexOf(id) + 1, total: next.length, parent: parentName };
    const text = t(parentName === undefined ? 'menu.tree.movedMenu' : 'menu.tree.moved', values);
    setAnnouncement(text);
    void edits.apply([op], text);
  };
  const siblingsOf = (id: string) => {
    const place = placeOf(id);
    return place
      ? places.filter(({ parentId }) => parentId === place.parentId).map(({ section }) => section.id)
      : menuIds;
  };

  const move = ({ ids: [id], target, place: position }: TreeMove) => {
    const moved = id === undefined ? undefined : placeOf(id);
    const aim = placeOf(target);
    if (id === undefined || target === id) return;
    if (!moved) {
      // A menu can only be moved before or after another menu.
      if (aim || position === 'inside') return;
      const rest = menuIds.filter((other) => other !== id);
      return reorder(id, rest.toSpliced(rest.indexOf(target) + (position === 'after' ? 1 : 0), 0, id));
    }
    const parentId = position === 'inside' || !aim ? target : aim.parentId;
    const list = (index.menu.get(parentId) ?? index.section.get(parentId))?.sectionIds ?? [];
    const rest = list.filter((other) => other !== id);
    const at = position === 'inside' || !aim ? rest.length : rest.indexOf(target) + (position === 'after' ? 1 : 0);
    const op: MenuOp = {
      op: 'move',
      kind: 'section',
      id,
      fromParentId: moved.parentId,
      toParentId: parentId,
      index: at,
    };
    const parentName = (index.menu.get(parentId) ?? index.section.get(parentId))?.name;
    void edits.apply(
      [op],
      t('menu.tree.moved', { name: moved.section.name, n: at + 1, total: rest.length + 1, parent: parentName }),
    );
  };

  return { announcement, placeOf, menuIds, siblingsOf, reorder, move };
}
