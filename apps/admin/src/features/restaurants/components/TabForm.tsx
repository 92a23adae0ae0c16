import { ledgerCall, serverNow, useUpdateRestaurant } from '@larder/domain';
import {
  businessDate,
  restaurantEndpoints,
  restaurantErrors,
  restaurantFormSchema,
  type RestaurantForm,
  type RestaurantRow,
} from '@larder/domain/contract';
import { Button, Stack } from '@larder/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormats } from '../../../hooks/useFormats';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { DiscardDialog } from '../../../components/DiscardDialog';
import { FormFailure } from '../../../components/FormFailure';
import { useRecordForm, type RecordForm } from '../../../hooks/useRecordForm';
import { changedValues } from '../../../lib/changedValues';
import { useRecordChange } from '../../../hooks/useUndo';
import { schemaErrors } from '../../../lib/schemaErrors';
import * as styles from './Restaurants.css';

export type FormField = keyof RestaurantForm;
type Values<Field extends FormField> = Pick<RestaurantForm, Field>;
export type TabFormState<Field extends FormField> = RecordForm<RestaurantRow, Values<Field>>;

export interface RestaurantTabProps {
  restaurant: RestaurantRow;
  /** Reason why the restaurant can't be changed. */
  denial: string | undefined;
}

/** Props of a part of the tab with taxes, charges and limits. */
export type MoneyFieldsProps = RestaurantTabProps & { form: TabFormState<'money' | 'thresholds'> };

export interface TabFormProps<Field extends FormField> extends RestaurantTabProps {
  /** The fields that the tab saves. */
  fields: readonly Field[];
  children: (form: TabFormState<Field>) => ReactNode;
}

const pick = <Field extends FormField>(values: RestaurantForm, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Values<Field>;

/** The form of one tab. Its bar lists the changed fields; undo restores the previous values. */
export function TabForm<Field extends FormField>({ restaurant, denial, fields, children }: TabFormProps<Field>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateRestaurant();
  const schema = z.pick(restaurantFormSchema, Object.fromEntries(fields.map((field) => [field, true])) as never);
  const form: TabFormState<Field> = useRecordForm<RestaurantRow, Values<Field>>({
    record: restaurant,
    valuesOf: (stored) => pick(stored ?? restaurant, fields),
    validate: (values, stored = restaurant) => {
      const errors = schemaErrors(schema, values);
      const today = businessDate(serverNow(), stored.timeZone, stored.closeOutHour);
      return Object.keys(errors).length > 0 ? errors : restaurantErrors(values, stored, today, '');
    },
    save: async (_values, changes, stored = restaurant) => {
      const set: Partial<RestaurantForm> = changes;
      return (await update({ id: stored.id, version: stored.version, set })).restaurant;
    },
    onSaved: (saved, previous = restaurant) =>
      void record({
        text: { key: 'restaurants.toasts.saved', values: { name: saved.name } },
        calls: [
          ledgerCall(
            restaurantEndpoints.update,
            { id: saved.id, version: saved.version, set: changedValues(pick(previous, fields), pick(saved, fields)) },
            saved,
          ),
        ],
        reload: ['restaurants'],
      }),
    prefix: 'set',
  });
  const { conflict } = form;
  const nameOf = (field: string) => t(`restaurants.fields.${field}`);
  const textOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack gap="px16" id={form.id}>
        <FormFailure>{form.failure}</FormFailure>
        <ConflictAlert
          conflict={conflict}
          differenceOf={({ name, from, to }) => ({
            label: nameOf(name),
            from: textOf(from),
            to: textOf(to),
          })}
        />
        {children(form)}
      </Stack>
      {form.isDirty && (
        <div className={styles.saveBar}>
          <span className={styles.changedFields}>
            {t('restaurants.changed', { fields: formats.list(form.changed.map(nameOf)) })}
          </span>
          <Button variant="plain" tone="dark" onClick={form.discard}>
            {t('restaurants.discard')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={form.isSaving}
            loadingLabel={t('restaurants.saving')}
            disabledReason={denial}
          >
            {t('restaurants.save')}
          </Button>
        </div>
      )}
      <DiscardDialog dirty={form.isDirty && !form.isSaving} />
    </form>
  );
}
