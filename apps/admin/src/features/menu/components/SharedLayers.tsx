import { Suspense } from 'react';
import { lazyDialog } from '../../../components/lazyDialog';
import { listKinds } from '../menuSearch';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';

const DaypartDialog = lazyDialog(() => import('./DaypartDialog'), 'DaypartDialog');
const MenuDialog = lazyDialog(() => import('./MenuDialog'), 'MenuDialog');
const MenuListDrawer = lazyDialog(() => import('./MenuListDrawer'), 'MenuListDrawer');
const MenuRecordDialog = lazyDialog(() => import('./MenuRecordDialog'), 'MenuRecordDialog');
const ModifierGroupDialog = lazyDialog(() => import('./ModifierGroupDialog'), 'ModifierGroupDialog');

export interface SharedLayersProps {
  menu: LoadedMenu;
  edits: MenuEdits;
}

/** The list of modifier groups, dayparts or allergens, and the dialog of one of them, of a menu or of a section. */
export function SharedLayers({ menu, edits }: SharedLayersProps) {
  const { search, index, show } = menu;
  const { list, edit = '' } = search;
  const kind = listKinds.find((each) => edit === `new-${each}` || index[each].has(edit));
  const id = kind !== undefined && index[kind].has(edit) ? edit : undefined;
  const close = () => show({ edit: undefined });
  const props = { id, menu, edits, onClose: close };
  const record = index.allergen.get(edit);
  const menuOrSection = index.menu.get(edit) ?? index.section.get(edit);
  return (
    <Suspense>
      {list && <MenuListDrawer kind={list} menu={menu} edits={edits} />}
      {menu.isEditable && kind === 'group' && <ModifierGroupDialog key={edit} {...props} />}
      {menu.isEditable && kind === 'daypart' && <DaypartDialog key={edit} {...props} />}
      {menu.isEditable && menuOrSection && (
        <MenuDialog key={edit} record={menuOrSection} menu={menu} edits={edits} onClose={close} />
      )}
      {menu.isEditable && kind === 'allergen' && (
        <MenuRecordDialog
          question={record ? { kind, record } : { kind, parentId: null }}
          menu={menu}
          edits={edits}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
