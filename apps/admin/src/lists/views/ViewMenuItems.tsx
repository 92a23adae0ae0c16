import { MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { BookmarkPlus, Pencil, Share2, Star, StarOff, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '../listState';
import type { ListViews } from './useListViews';

/** A dialog of the saved views: to save a new one, or to rename or share the current one. */
export type ViewDialog = 'new' | 'rename' | 'share';

export interface ViewMenuItemsProps<Search extends ListSearch> {
  views: ListViews<Search>;
  onOpen: (dialog: ViewDialog) => void;
}

/** The actions for the current view. */
export function ViewMenuItems<Search extends ListSearch>({ views, onOpen }: ViewMenuItemsProps<Search>) {
  const { t } = useTranslation();
  const { current, isChanged, access, defaultId } = views;
  const mayEdit = access === 'owner' || access === 'edit';
  return (
    <>
      <MenuItem icon={BookmarkPlus} onAction={() => onOpen('new')}>
        {t('lists.views.saveAs')}
      </MenuItem>
      {current && isChanged && (
        <MenuItem icon={Undo2} onAction={() => views.open(current)}>
          {t('lists.views.discard')}
        </MenuItem>
      )}
      {current && (
        <MenuItem
          icon={defaultId === current.id ? StarOff : Star}
          onAction={() => views.setDefault(defaultId === current.id ? undefined : current)}
        >
          {t(defaultId === current.id ? 'lists.views.notDefault' : 'lists.views.makeDefault')}
        </MenuItem>
      )}
      {current && mayEdit && (
        <MenuItem icon={Pencil} onAction={() => onOpen('rename')}>
          {t('lists.views.rename')}
        </MenuItem>
      )}
      {current && access === 'owner' && (
        <MenuItem icon={Share2} onAction={() => onOpen('share')}>
          {t('lists.views.share')}
        </MenuItem>
      )}
      {current && access === 'owner' && <MenuSeparator />}
      {current && access === 'owner' && (
        <MenuItem icon={Trash2} tone="danger" onAction={() => void views.remove(current)}>
          {t('lists.views.delete', { name: current.name })}
        </MenuItem>
      )}
    </>
  );
}
