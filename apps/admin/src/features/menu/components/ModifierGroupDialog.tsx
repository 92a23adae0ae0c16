import { TextField, Alert } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { TagField } from '@larder/ui/TagField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { possibleUsers } from '../menuUsers';
import { groupBatch, groupValues, type GroupValues, type OptionValues } from '../modifierGroup';
import { useChoiceRule } from '../useChoiceRule';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { useMenuRecordForm } from '../useMenuRecordForm';
import * as styles from './Menu.css';
import { MenuRecordLayer } from './MenuRecordLayer';
import { OptionFields } from './OptionFields';

export interface MenuRecordEditorProps {
  /** ID of the record. Undefined for a new one. */
  id: string | undefined;
  menu: LoadedMenu;
  edits: MenuEdits;
  onClose: () => void;
}

/** Adds or edits a modifier group: its rule, its options and the items that use it. */
export function ModifierGroupDialog({ id, menu, edits, onClose }: MenuRecordEditorProps) {
  const { t } = useTranslation();
  const { catalogue, index, search, formats, pricePlace: place } = menu;
  const ruleOf = useChoiceRule();
  const form = useMenuRecordForm<GroupValues>({
    menu,
    edits,
    valuesOf: (draft) => {
      const values = groupValues(draft, id);
      // A group that is added while an item is open is linked to that item.
      return id === undefined && search.item !== undefined ? { ...values, users: [search.item] } : values;
    },
    batchOf: (draft, values) => groupBatch(draft, id, values),
    onClose,
  });
  const { values, set, errorOf } = form;
  const users = useMemo(
    () => possibleUsers(catalogue, 'group').map(({ record }) => ({ value: record.id, label: record.name })),
    [catalogue],
  );
  const optionText = ({ name, price }: OptionValues) => {
    const amount = place && price[place.currency];
    return place && amount ? `${name} ${formats.money(amount, place.currency)}` : name;
  };
  const textOf = (field: keyof GroupValues, value: GroupValues[keyof GroupValues]) => {
    if (field === 'options') return formats.list((value as OptionValues[]).map(optionText));
    if (field === 'users') return formats.list((value as string[]).map((each) => index.item.get(each)?.name ?? each));
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? formats.number(value) : t('menu.modifiers.noLimit');
  };
  const total = values.options.reduce((sum, { maxQuantity }) => sum + (maxQuantity ?? 0), 0);
  const min = values.min ?? 0;
  const name = index.group.get(id ?? '')?.name ?? '';

  return (
    <MenuRecordLayer
      form={form}
      textOf={textOf}
      onClose={onClose}
      title={id === undefined ? t('menu.records.new.group') : t('menu.records.edit', { name })}
      description={ruleOf({ min, max: values.max, total: values.options.length })}
      saveLabel={id === undefined ? t('menu.records.add.group') : undefined}
    >
      <div className={styles.pair}>
        {(['name', 'prompt'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`menu.fields.${field}`)}
            requiredMark={field === 'name'}
            autoComplete="off"
            dir="auto"
            value={values[field]}
            error={errorOf(field)}
            onValueChange={(value) => set({ [field]: value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        {(['min', 'max', 'freeCount'] as const).map((field) => (
          <NumberField
            key={field}
            label={t(`menu.fields.${field}`)}
            placeholder={field === 'max' ? t('menu.modifiers.noLimit') : undefined}
            min={0}
            max={20}
            value={values[field]}
            error={errorOf(field)}
            onValueChange={(value) => set({ [field]: value })}
          />
        ))}
      </div>
      {values.options.length > 0 && total < min && (
        <Alert tone="warning">{t('menu.problems.group_unsatisfiable', { n: total, min })}</Alert>
      )}
      <OptionFields id={id} form={form} menu={menu} />
      <TagField
        label={t('menu.fields.users')}
        description={t('menu.modifiers.usersHint')}
        options={users}
        value={values.users}
        error={errorOf('users')}
        onValueChange={(next) => set({ users: next })}
      />
    </MenuRecordLayer>
  );
}
