import { ledgerCall, useAddPermission, useUpdatePermission } from '@larder/domain';
import {
  isNameTaken,
  permissionEndpoints,
  permissionFormSchema,
  permissionRoles,
  type Permission,
  type PermissionForm,
} from '@larder/domain/contract';
import { Alert, Checkbox, TextField } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import { useFormats } from '../../../hooks/useFormats';
import { useRecordForm } from '../../../hooks/useRecordForm';
import { useRecordChange } from '../../../hooks/useUndo';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface PermissionDialogProps {
  /** The permission to edit; undefined to add one. */
  permission: Permission | undefined;
  /** All permissions. Their names cannot be used again. */
  all: readonly Permission[];
  onClose: () => void;
  /** Called with an added permission. */
  onAdded: (permission: Permission) => void;
}

/** Returns the form values. New permissions belong to the administrators. */
const valuesOf = (permission: Permission | undefined): PermissionForm => ({
  name: permission?.name ?? '',
  assignedTo: permission?.assignedTo ?? ['administrator'],
  isCore: permission?.isCore ?? false,
});

/** Adds or edits a permission. */
export function PermissionDialog({ permission, all, onClose, onAdded }: PermissionDialogProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const formats = useFormats();
  const record = useRecordChange();
  const { mutateAsync: add } = useAddPermission();
  const { mutateAsync: update } = useUpdatePermission();
  const form = useRecordForm<Permission, PermissionForm>({
    record: permission,
    valuesOf,
    validate: (values, base) => ({
      ...(isNameTaken(all, values.name, base?.id) && { name: ['taken'] }),
      ...schemaErrors(permissionFormSchema, values),
    }),
    save: ({ name, isCore }, changes, base) =>
      base ? update({ id: base.id, name, ...changes, version: base.version }) : add({ name, isCore }),
    onSaved: (saved, previous) => {
      onClose();
      record({
        text: { key: previous ? 'permissions.toasts.saved' : 'permissions.toasts.added', values: { name: saved.name } },
        calls: [
          previous
            ? ledgerCall(permissionEndpoints.update, { id: saved.id, ...valuesOf(previous) }, saved)
            : ledgerCall(permissionEndpoints.remove, { id: saved.id }),
        ],
        reload: ['permissions'],
      });
      if (!previous) onAdded(saved);
    },
    prefix: permission ? undefined : 'permission',
  });
  const { values, set, errorOf, conflict } = form;
  const valueText = (value: PermissionForm[keyof PermissionForm]) => {
    if (Array.isArray(value)) return formats.list(value.map(labels.role));
    return typeof value === 'boolean' ? t(value ? 'permissions.core' : 'permissions.notCore') : value;
  };
  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={permission ? t('permissions.editTitle', { name: permission.name }) : t('permissions.add')}
      saveLabel={t(permission ? 'permissions.save' : 'permissions.add')}
      savingLabel={t('permissions.saving')}
      form={form}
    >
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`permissions.fields.${name}`),
          from: valueText(from),
          to: valueText(to),
        })}
      />
      {permission && (
        <Alert tone="warning" title={t('permissions.renameTitle')}>
          {t('permissions.renameLead')}
        </Alert>
      )}
      <TextField
        label={t('permissions.fields.name')}
        description={permission ? undefined : t('permissions.addLead')}
        value={values.name}
        error={errorOf('name')}
        requiredMark
        aria-required
        autoComplete="off"
        maxLength={60}
        dir="auto"
        onValueChange={(name) => set({ name })}
        onBlur={() => isNameTaken(all, values.name, permission?.id) && form.markErrors({ name: ['taken'] })}
      />
      {permission && (
        <CheckboxGroup
          label={t('permissions.fields.assignedTo')}
          columns={2}
          options={permissionRoles.map((value) => ({ value, label: labels.role(value) }))}
          value={values.assignedTo}
          error={errorOf('assignedTo')}
          requiredMark
          onValueChange={(assignedTo) => set({ assignedTo })}
        />
      )}
      <Checkbox
        label={t('permissions.fields.isCore')}
        description={t('permissions.coreLead')}
        checked={values.isCore}
        onCheckedChange={(isCore) => set({ isCore })}
      />
    </FormLayer>
  );
}
