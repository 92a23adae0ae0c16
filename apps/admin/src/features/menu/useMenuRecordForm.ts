import type { Catalogue } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../hooks/useRecordForm';
import { batchErrors, type MenuBatch } from './menuBatch';
import type { LoadedMenu } from './useMenu';
import type { MenuEdits } from './useMenuEdits';
import { isVersionConflict } from '@larder/domain';

/** The draft that the values of a form were read from. */
interface Snapshot<Values> {
  /** Version of the draft. */
  version: number;
  catalogue: Catalogue;
  /** Values that this form has saved since then. */
  saved?: Values;
}

export interface MenuRecordFormOptions<Values> {
  menu: LoadedMenu;
  edits: MenuEdits;
  valuesOf: (catalogue: Catalogue) => Values;
  /** Returns the edits that save the values. */
  batchOf: (catalogue: Catalogue, values: Values) => MenuBatch;
  onClose: () => void;
}

/**
 * Returns the state of the form of a record that is saved together with others, such as a group with its options. If
 * someone else has changed them, the form merges the changes, and asks about fields that both have changed.
 */
export function useMenuRecordForm<Values extends { name: string }>({
  menu,
  edits,
  valuesOf,
  batchOf,
  onClose,
}: MenuRecordFormOptions<Values>) {
  const { t } = useTranslation();
  return useRecordForm<Snapshot<Values>, Values>({
    record: { version: menu.draft.draftVersion, catalogue: menu.catalogue },
    valuesOf: (snapshot) => snapshot?.saved ?? valuesOf(snapshot?.catalogue ?? menu.catalogue),
    validate: (values, { catalogue } = { version: 0, catalogue: menu.catalogue }) =>
      batchErrors(catalogue, batchOf(catalogue, values)),
    save: async (values, _changes, snapshot = { version: 0, catalogue: menu.catalogue }) => {
      const { ops } = batchOf(snapshot.catalogue, values);
      if (ops.length > 0) await edits.commit(ops, t('menu.toasts.saved', { name: values.name.trim() }));
      return { ...snapshot, saved: values };
    },
    newerOf: async (error, { version }) => {
      if (!isVersionConflict(error)) return undefined;
      const { data } = await menu.query.refetch();
      if (!data || data.draft.draftVersion === version) return undefined;
      return { version: data.draft.draftVersion, catalogue: data.catalogue };
    },
    onSaved: onClose,
    prefix: 'ops.0.set',
  });
}
