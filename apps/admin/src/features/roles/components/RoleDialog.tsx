import { useAllUsers, useAbility } from '@larder/domain';
import {
  isNameTaken,
  roleOfUser,
  userRoles,
  includesText,
  type Role,
  type RoleForm,
  type RoleSubject,
} from '@larder/domain/contract';
import { Grid, Stack, Text, TextField } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import { TagField } from '@larder/ui/TagField';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import { useFormats } from '../../../hooks/useFormats';
import { useRoleForm } from '../useRoleForm';
import { RightsMatrix } from './RightsMatrix';
import * as styles from './RightsMatrix.css';

export interface RoleDialogProps {
  /** The role to edit; undefined to add one. */
  role: Role | undefined;
  /** The role that a new one copies. */
  copied: Role | undefined;
  roles: readonly Role[];
  subjects: readonly RoleSubject[];
  onClose: () => void;
}

/** Adds or edits a role: name, members and rights. */
export function RoleDialog({ role, copied, roles, subjects, onClose }: RoleDialogProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const userLabels = useUserLabels();
  const formats = useFormats();
  const { data: users } = useAllUsers(useAbility().can('read', 'user'));
  const [search, setSearch] = useState('');
  const form = useRoleForm({ role, copied, roles, onSaved: onClose });
  const { values, set, errorOf, conflict, base } = form;

  const found = subjects.map(({ id }) => id).filter((id) => includesText(search, labels.subject(id)));
  const members = useMemo(
    () =>
      userRoles.map((value) => {
        const current = roleOfUser(roles, value);
        return {
          value,
          label: userLabels.role(value),
          description: current && current.id !== role?.id ? t('roles.nowIn', { name: labels.role(current.name) }) : '',
        };
      }),
    [roles, role?.id, userLabels, labels, t],
  );
  const affected = new Set([...(base?.memberRoles ?? []), ...values.memberRoles]);
  const people = users?.filter((user) => affected.has(user.role)).length ?? 0;
  const title = role ? t('roles.editTitle', { name: labels.role(role.name) }) : t('roles.add');
  const valueText = (value: RoleForm[keyof RoleForm]) => {
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? formats.list(value.map(userLabels.role)) : undefined;
  };

  return (
    <FormLayer
      kind="large"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={t('roles.dialogLead')}
      saveLabel={t(role ? 'roles.save' : 'roles.add')}
      savingLabel={t('roles.saving')}
      form={form}
      footerStart={
        form.isDirty && (
          <Text role="status" tone="muted" style={{ marginInlineEnd: 'auto' }}>
            {t('roles.summary', {
              rights: t('roles.summaryRights', { count: form.changedRights }),
              users: t('roles.summaryUsers', { count: people }),
            })}
          </Text>
        )
      }
    >
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`roles.fields.${name}`),
          from: valueText(from),
          to: valueText(to),
        })}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <TextField
          label={t('roles.fields.name')}
          description={role?.isBuiltIn ? t('roles.builtInName') : undefined}
          value={role?.isBuiltIn ? labels.role(values.name) : values.name}
          error={errorOf('name')}
          disabled={role?.isBuiltIn}
          requiredMark
          aria-required
          autoComplete="off"
          maxLength={form.nameLength}
          dir="auto"
          onValueChange={(name) => set({ name })}
          onBlur={() => isNameTaken(roles, values.name, role?.id) && form.markErrors({ name: ['taken'] })}
        />
        <TagField
          label={t('roles.fields.memberRoles')}
          description={t('roles.membersHelp')}
          options={members}
          value={values.memberRoles}
          error={errorOf('memberRoles')}
          onValueChange={(memberRoles) => set({ memberRoles: memberRoles as RoleForm['memberRoles'] })}
        />
      </Grid>
      <Stack gap="px8" data-invalid={errorOf('permissions') ? '' : undefined}>
        <SearchField label={t('roles.matrix.search')} value={search} onValueChange={setSearch} />
        {errorOf('permissions') && (
          <p role="alert" className={styles.error}>
            {errorOf('permissions')}
          </p>
        )}
        {found.length === 0 ? (
          <Text tone="muted">{t('roles.matrix.noMatches')}</Text>
        ) : (
          <RightsMatrix
            subjects={found}
            permissions={values.permissions}
            isLocked={form.isLocked}
            onChange={(permissions) => set({ permissions })}
          />
        )}
      </Stack>
    </FormLayer>
  );
}
