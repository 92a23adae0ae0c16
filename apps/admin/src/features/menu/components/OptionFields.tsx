import { Button, Checkbox, Stack, TextField } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { Repeater } from '@larder/ui/Repeater';
import { ArchiveRestore } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import type { RecordForm } from '../../../hooks/useRecordForm';
import { archivedOptions, blankOption, optionValues, type GroupValues, type OptionValues } from '../modifierGroup';
import type { LoadedMenu } from '../useMenu';
import * as styles from './Menu.css';

export interface OptionFieldsProps {
  /** ID of the group. Undefined for a new one. */
  id: string | undefined;
  form: Pick<RecordForm<{ version: number }, GroupValues>, 'values' | 'set' | 'errorOf'>;
  menu: LoadedMenu;
}

/** The options of a modifier group, in order. */
export function OptionFields({ id, form: { values, set, errorOf }, menu }: OptionFieldsProps) {
  const { t } = useTranslation();
  const { catalogue, restaurants } = menu;
  const currencies = [...new Set(restaurants.map(({ currency }) => currency))];
  const archived = archivedOptions(catalogue, id, values);
  const items = useMemo(
    () => [
      { value: '', label: t('menu.options.noItem') },
      ...catalogue.items.filter((item) => !item.archived).map((item) => ({ value: item.id, label: item.name })),
    ],
    [catalogue, t],
  );
  return (
    <>
      <Repeater<OptionValues>
        label={t('menu.fields.options')}
        layout="card"
        reorderable
        max={50}
        value={values.options}
        error={errorOf('options')}
        addLabel={t('menu.options.add')}
        emptyState={t('menu.options.empty')}
        createItem={() => ({ ...blankOption })}
        getName={({ name }, index) => name || t('menu.options.nth', { n: index + 1 })}
        onValueChange={(options) => set({ options: [...options] })}
      >
        {({ item, index, change }) => {
          const errorAt = (field: string) => errorOf(`options.${index}.${field}`);
          return (
            <Stack gap="px12">
              <div className={styles.pair}>
                <TextField
                  label={t('menu.fields.name')}
                  requiredMark
                  autoComplete="off"
                  dir="auto"
                  value={item.name}
                  error={errorAt('name')}
                  onValueChange={(name) => change({ name })}
                />
                {currencies.map((currency) => (
                  <MoneyField
                    key={currency}
                    label={currencies.length > 1 ? t('menu.options.priceIn', { currency }) : t('menu.fields.price')}
                    currency={currency}
                    value={item.price[currency] ?? null}
                    error={errorAt(`price.${currency}`)}
                    onValueChange={(amount) => change({ price: { ...item.price, [currency]: amount } })}
                  />
                ))}
                <NumberField
                  label={t('menu.fields.maxQuantity')}
                  min={1}
                  max={10}
                  value={item.maxQuantity}
                  error={errorAt('maxQuantity')}
                  onValueChange={(maxQuantity) => change({ maxQuantity })}
                />
                <Select
                  label={t('menu.fields.itemId')}
                  value={item.itemId ?? ''}
                  options={items}
                  error={errorAt('itemId')}
                  onValueChange={(itemId) => change({ itemId: itemId || null })}
                />
              </div>
              <Checkbox
                label={t('menu.fields.isDefault')}
                checked={item.isDefault}
                error={errorAt('isDefault')}
                onCheckedChange={(isDefault) => change({ isDefault })}
              />
            </Stack>
          );
        }}
      </Repeater>
      {archived.length > 0 && (
        <div role="group" aria-label={t('menu.options.archived')} className={styles.line}>
          {archived.map((option) => (
            <Button
              key={option.id}
              size="sm"
              variant="plain"
              startIcon={ArchiveRestore}
              onClick={() => set({ options: [...values.options, optionValues(option)] })}
            >
              {t('menu.options.restore', { name: option.name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
