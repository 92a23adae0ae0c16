import { channels, type CatalogueParts, type Channel, type Menu, type MenuSection } from '@larder/domain/contract';
import { TextArea, TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { changedValues } from '../../../lib/changedValues';
import { batchOf } from '../menuBatch';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { useMenuRecordForm } from '../useMenuRecordForm';
import { MenuRecordLayer } from './MenuRecordLayer';
import { ChannelsField, DaypartsField, RestaurantsField } from './ScopeFields';

type Values = Pick<Menu, 'name' | 'description' | 'restaurantIds' | 'channels' | 'daypartIds'>;

export interface MenuDialogProps {
  /** A menu, or a section, which is sold at the restaurants and on the channels of its menu. */
  record: Menu | MenuSection;
  menu: LoadedMenu;
  edits: MenuEdits;
  onClose: () => void;
}

const isMenu = (record: Menu | MenuSection): record is Menu => 'channels' in record;

/** Edits a menu or a section: its name, and where and when its items are on sale. */
export function MenuDialog({ record, menu, edits, onClose }: MenuDialogProps) {
  const { t } = useTranslation();
  const { id } = record;
  const { index, restaurants, formats } = menu;
  const recordIn = ({ menus, sections }: CatalogueParts) =>
    (isMenu(record) ? menus : sections).find((each) => each.id === id) ?? record;
  const form = useMenuRecordForm<Values>({
    menu,
    edits,
    valuesOf: (draft) => {
      const { name, description, daypartIds, ...scope } = { restaurantIds: null, channels: null, ...recordIn(draft) };
      return { name, description, daypartIds, restaurantIds: scope.restaurantIds, channels: scope.channels };
    },
    batchOf: (draft, { restaurantIds, channels: shownOn, ...rest }) => {
      const current = recordIn(draft);
      const fields = { ...rest, name: rest.name.trim(), ...(isMenu(record) && { restaurantIds, channels: shownOn }) };
      const kind = isMenu(record) ? 'menu' : 'section';
      return batchOf(['', [{ op: 'update', kind, id, version: current.version, set: changedValues(fields, current) }]]);
    },
    onClose,
  });
  const { values, set, errorOf } = form;
  const nameOf = (each: string) =>
    index.daypart.get(each)?.name ?? restaurants.find((place) => place.id === each)?.name ?? each;
  const textOf = (field: keyof Values, value: Values[keyof Values]) => {
    if (typeof value === 'string') return value;
    if (field === 'channels')
      return formats.list(((value as Channel[] | null) ?? channels).map((each) => t(`restaurants.channels.${each}`)));
    return formats.list((value ?? restaurants.map((place) => place.id)).map(nameOf));
  };
  return (
    <MenuRecordLayer
      form={form}
      textOf={textOf}
      onClose={onClose}
      title={t('menu.records.edit', { name: record.name })}
    >
      <TextField
        label={t('menu.fields.name')}
        requiredMark
        autoComplete="off"
        dir="auto"
        value={values.name}
        error={errorOf('name')}
        onValueChange={(name) => set({ name })}
      />
      <TextArea
        label={t('menu.fields.description')}
        dir="auto"
        value={values.description}
        error={errorOf('description')}
        onValueChange={(description) => set({ description })}
      />
      {isMenu(record) && (
        <>
          <RestaurantsField
            menu={menu}
            value={values.restaurantIds}
            error={errorOf('restaurantIds')}
            onValueChange={(restaurantIds) => set({ restaurantIds })}
          />
          <ChannelsField
            value={values.channels}
            error={errorOf('channels')}
            onValueChange={(shownOn) => set({ channels: shownOn })}
          />
        </>
      )}
      <DaypartsField
        menu={menu}
        value={values.daypartIds}
        error={errorOf('daypartIds')}
        onValueChange={(daypartIds) => set({ daypartIds })}
      />
    </MenuRecordLayer>
  );
}
