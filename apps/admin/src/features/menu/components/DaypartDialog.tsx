import type { DaypartWindow } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { TagField } from '@larder/ui/TagField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daypartBatch, daypartValues, type DaypartValues } from '../daypart';
import { possibleUsers } from '../menuUsers';
import { useDaypartText } from '../useDaypartText';
import { useMenuRecordForm } from '../useMenuRecordForm';
import { DaypartWindowFields } from './DaypartWindowFields';
import * as styles from './Menu.css';
import { MenuRecordLayer } from './MenuRecordLayer';
import type { MenuRecordEditorProps } from './ModifierGroupDialog';
import { RestaurantsField } from './ScopeFields';

/** Adds or edits a daypart: its times, restaurants and season, and what is on sale only at these times. */
export function DaypartDialog({ id, menu, edits, onClose }: MenuRecordEditorProps) {
  const { t } = useTranslation();
  const { catalogue, index, restaurants, formats } = menu;
  const windowsText = useDaypartText();
  const form = useMenuRecordForm<DaypartValues>({
    menu,
    edits,
    valuesOf: (draft) => daypartValues(draft, id),
    batchOf: (draft, values) => daypartBatch(draft, id, values),
    onClose,
  });
  const { values, set, errorOf } = form;
  const users = useMemo(
    () =>
      possibleUsers(catalogue, 'daypart').map(({ kind, record }) => ({
        value: record.id,
        label: record.name,
        description: t(`menu.kinds.${kind}`),
      })),
    [catalogue, t],
  );
  const nameOf = (each: string) =>
    (index.item.get(each) ?? index.section.get(each) ?? index.menu.get(each))?.name ??
    restaurants.find((place) => place.id === each)?.name ??
    each;
  const textOf = (field: keyof DaypartValues, value: DaypartValues[keyof DaypartValues]) => {
    if (field === 'windows') return windowsText(value as DaypartWindow[]);
    if (field === 'startsOn' || field === 'endsOn') return typeof value === 'string' ? formats.date(value) : '';
    if (field === 'restaurantIds')
      return formats.list(((value as string[] | null) ?? restaurants.map((place) => place.id)).map(nameOf));
    return Array.isArray(value) ? formats.list((value as string[]).map(nameOf)) : (value ?? '');
  };

  return (
    <MenuRecordLayer
      form={form}
      textOf={textOf}
      onClose={onClose}
      title={
        id === undefined
          ? t('menu.records.new.daypart')
          : t('menu.records.edit', { name: index.daypart.get(id)?.name ?? '' })
      }
      description={t('menu.dayparts.hint')}
      saveLabel={id === undefined ? t('menu.records.add.daypart') : undefined}
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
      <DaypartWindowFields
        value={values.windows}
        errorOf={(path) => errorOf(`windows${path}`)}
        onValueChange={(windows) => set({ windows })}
      />
      <div className={styles.pair}>
        {(['startsOn', 'endsOn'] as const).map((field) => (
          <DatePicker
            key={field}
            label={t(`menu.fields.${field}`)}
            description={t('menu.dayparts.season')}
            clearable
            value={values[field]}
            error={errorOf(field)}
            onValueChange={(date) => set({ [field]: date })}
          />
        ))}
      </div>
      <RestaurantsField
        menu={menu}
        value={values.restaurantIds}
        error={errorOf('restaurantIds')}
        onValueChange={(restaurantIds) => set({ restaurantIds })}
      />
      <TagField
        label={t('menu.fields.users')}
        description={t('menu.dayparts.usersHint')}
        options={users}
        value={values.users}
        error={errorOf('users')}
        onValueChange={(next) => set({ users: next })}
      />
    </MenuRecordLayer>
  );
}
