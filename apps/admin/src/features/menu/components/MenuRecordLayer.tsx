import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import type { useMenuRecordForm } from '../useMenuRecordForm';

type LayerProps = ComponentProps<typeof FormLayer>;

interface MenuRecordLayerProps<Values extends { name: string }> extends Pick<
  LayerProps,
  'title' | 'description' | 'children'
> {
  form: ReturnType<typeof useMenuRecordForm<Values>>;
  /** @default 'Save to draft' */
  saveLabel?: string;
  /** Returns a value of a field as text, to compare it with the one that another user has saved. */
  textOf: (field: keyof Values & string, value: Values[keyof Values & string]) => string;
  onClose: () => void;
}

/** Dialog of a record that is saved to the draft. Compares the values if another user has changed the same fields. */
export function MenuRecordLayer<Values extends { name: string }>({
  form,
  saveLabel,
  textOf,
  onClose,
  children,
  ...layer
}: MenuRecordLayerProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormLayer
      kind="large"
      open
      onOpenChange={onClose}
      saveLabel={saveLabel ?? t('menu.records.saveDraft')}
      savingLabel={t('menu.saving')}
      form={form}
      {...layer}
    >
      <ConflictAlert
        conflict={form.conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`menu.fields.${name as string}`),
          from: textOf(name, from),
          to: textOf(name, to),
        })}
      />
      {children}
    </FormLayer>
  );
}
