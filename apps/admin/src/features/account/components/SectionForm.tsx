import { useFormDraft } from '@larder/domain';
import type { FieldErrors } from '@larder/domain/contract';
import { Stack } from '@larder/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { SaveBar } from '../../../components/SaveBar';
import { FormFailure } from '../../../components/FormFailure';
import { useRecordForm, type RecordForm } from '../../../hooks/useRecordForm';
import { changedValues } from '../../../lib/changedValues';
import { notify } from '../../../lib/notify';
import { isSaveKey } from '../../../lib/submitKeys';

export interface SectionFormProps<Item extends { version?: number }, Values extends Record<string, string>> {
  /** Name of the tab, which identifies its stored draft. */
  name: string;
  record: Item;
  valuesOf: (record: Item) => Values;
  validate: (values: Values) => FieldErrors;
  /** Saves the changed values of `record` with its version. */
  save: (changes: Partial<Values>, record: Item) => Promise<Item>;
  /** Returns the displayed text of a value, if it differs from the value. */
  textOf?: (field: keyof Values & string, value: string) => string | undefined;
  /** Returns the label of a field. @default the translation of `account.fields` */
  labelOf?: (field: keyof Values & string) => string;
  children: (form: RecordForm<Item, Values>, field: (name: keyof Values & string) => FieldProps) => ReactNode;
}

/** Props of a text field of the form. */
export interface FieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/**
 * The form of a tab. Unsaved changes are kept in the browser, so they survive failures, reloads and sign-out. Asks if
 * someone else has changed the same fields.
 */
export function SectionForm<Item extends { version?: number }, Values extends Record<string, string>>({
  name,
  record,
  valuesOf,
  validate,
  save,
  textOf = () => undefined,
  labelOf: givenLabelOf,
  children,
}: SectionFormProps<Item, Values>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useFormDraft<Values>(`account-${name}`);
  const form = useRecordForm<Item, Values>({
    record,
    draft: draft?.values,
    valuesOf: (stored) => valuesOf(stored ?? record),
    validate,
    save: (_values, changes, stored = record) => save(changes, stored),
    onSaved: () => void notify((toast) => void toast.success(t('account.saved'))),
  });
  const base = valuesOf(form.base ?? record);
  const changes = JSON.stringify(changedValues(form.values, base));
  useEffect(() => setDraft(changes === '{}' ? null : (JSON.parse(changes) as Partial<Values>)), [changes, setDraft]);

  const labelOf = (field: keyof Values & string) => givenLabelOf?.(field) ?? t(`account.fields.${field as string}`);
  const shown = (field: keyof Values & string, value = '') => textOf(field, value) ?? (value || t('changes.noValue'));
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (form.isDirty) form.submit();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={(event) => isSaveKey(event) && submit(event)}>
      <Stack gap="px16" id={form.id}>
        <FormFailure>{form.failure}</FormFailure>
        <ConflictAlert
          conflict={form.conflict}
          differenceOf={({ name: field, from, to }) => ({
            label: labelOf(field),
            from: shown(field, from),
            to: shown(field, to),
          })}
        />
        {children(form, (field) => ({
          label: labelOf(field),
          value: form.values[field] as string,
          error: form.errorOf(field),
          onChange: (event) => form.set({ [field]: event.target.value } as Partial<Values>),
        }))}
        {form.isDirty && (
          <SaveBar
            changes={form.changed.map((field) =>
              t('changes.difference', {
                field: labelOf(field),
                from: shown(field, base[field] as string),
                to: shown(field, form.values[field] as string),
              }),
            )}
            onDiscard={form.discard}
            isSaving={form.isSaving}
          />
        )}
      </Stack>
    </form>
  );
}
