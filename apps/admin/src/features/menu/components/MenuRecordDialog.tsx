import type { FieldErrors } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import type { MenuRecordQuestion } from '../useMenuRecords';

export interface MenuRecordDialogProps {
  question: MenuRecordQuestion;
  menu: LoadedMenu;
  edits: MenuEdits;
  onClose: () => void;
}

/** Adds a menu, a section, an item or an allergen, or renames it. A new section or item is shown. */
export function MenuRecordDialog({
  question: { kind, record, parentId },
  menu,
  edits,
  onClose,
}: MenuRecordDialogProps) {
  const { t } = useTranslation();
  const form = useFieldForm({
    initial: { name: record?.name ?? '' },
    validate: ({ name }): FieldErrors =>
      name.trim() === ''
        ? { name: ['required'] }
        : name.trim().length > 80
          ? { name: [{ key: 'maxLength', n: 80 }] }
          : {},
    send: async (values) => {
      const name = values.name.trim();
      if (record) {
        await edits.save([{ op: 'update', kind, id: record.id, version: record.version, set: { name } }]);
      } else {
        const set = kind === 'item' ? { name, photo: { kind: 'drawn', seed: name } } : { name };
        const response = await edits.save([
          { op: 'create', kind, tempId: 'new', set, parentId: parentId ?? null, index: Number.MAX_SAFE_INTEGER },
        ]);
        const id = response.created['new'];
        if (kind === 'section') menu.show({ section: id, item: undefined });
        if (kind === 'item') menu.show({ item: id, tab: undefined });
      }
      onClose();
      void notify((toast) => void toast.success(t(record ? 'menu.toasts.renamed' : 'menu.toasts.added', { name })));
    },
    prefix: 'ops.0.set',
  });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={record ? t('menu.records.rename', { name: record.name }) : t(`menu.records.new.${kind}`)}
      saveLabel={t(record ? 'menu.records.save' : `menu.records.add.${kind}`)}
      savingLabel={t('menu.saving')}
      form={form}
    >
      <TextField
        label={t('menu.fields.name')}
        requiredMark
        autoComplete="off"
        dir="auto"
        value={form.values.name}
        error={form.errorOf('name')}
        onValueChange={(name) => form.set({ name })}
      />
    </FormLayer>
  );
}
