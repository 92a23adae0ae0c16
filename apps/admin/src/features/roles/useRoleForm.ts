import { ledgerCall, useAbility, useAddRole, useUpdateRole } from '@larder/domain';
import {
  changedRights,
  isNameTaken,
  roleActions,
  roleEndpoints,
  roleFormSchema,
  roleRights,
  type Role,
  type RoleForm,
  type RolePermissions,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useAccessLabels } from '../../hooks/useAccessLabels';
import { useRecordForm } from '../../hooks/useRecordForm';
import { useRecordChange } from '../../hooks/useUndo';
import { schemaErrors } from '../../lib/schemaErrors';
import type { RightCell } from './rightsMatrix';

export interface RoleFormOptions {
  /** The role to edit; undefined to add one. */
  role: Role | undefined;
  /** The role that a new one copies. */
  copied: Role | undefined;
  roles: readonly Role[];
  onSaved: () => void;
}

const nameLength = 40;

/** Returns the state of a role's form. Undoing a save also moves its members back to their previous roles. */
export function useRoleForm({ role, copied, roles, onSaved }: RoleFormOptions) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const ability = useAbility();
  const record = useRecordChange();
  const { mutateAsync: add } = useAddRole();
  const { mutateAsync: update } = useUpdateRole();
  const isLocked = ({ subject, right }: RightCell) =>
    !roleActions[right].every((action) => ability.can(action, subject));

  /** Returns a copy of the rights, without those that the signed-in user may not grant. */
  const grantable = (permissions: RolePermissions): RolePermissions =>
    Object.fromEntries(
      Object.entries(permissions).map(([subject, rights]) => [
        subject,
        Object.fromEntries(
          roleRights.map((right) => [right, rights[right] && !isLocked({ subject, right })]),
        ) as typeof rights,
      ]),
    );
  const initial: RoleForm = {
    name: copied ? t('roles.copyOf', { name: labels.role(copied.name) }).slice(0, nameLength) : '',
    memberRoles: [],
    permissions: copied ? grantable(copied.permissions) : {},
  };
  const valuesOf = (saved: Role | undefined): RoleForm =>
    saved
      ? { name: saved.name, memberRoles: saved.memberRoles as RoleForm['memberRoles'], permissions: saved.permissions }
      : initial;

  /** Returns the calls that move members back to the roles from which `saved` took them. */
  const returnMembers = (saved: Role) =>
    roles
      .filter(({ id, memberRoles }) => id !== saved.id && memberRoles.some((each) => saved.memberRoles.includes(each)))
      .map(({ id, memberRoles }) =>
        ledgerCall(roleEndpoints.update, { role: { id, memberRoles: memberRoles as RoleForm['memberRoles'] } }),
      );

  const form = useRecordForm<Role, RoleForm>({
    record: role,
    valuesOf,
    validate: (values, base) => ({
      ...(isNameTaken(roles, values.name, base?.id) && { name: ['taken'] }),
      ...schemaErrors(roleFormSchema, values),
    }),
    save: (values, changes, base) =>
      base ? update({ role: { id: base.id, ...changes }, version: base.version }) : add(values),
    onSaved: (saved, previous) => {
      onSaved();
      const name = labels.role(saved.name);
      record({
        text: { key: previous ? 'roles.toasts.saved' : 'roles.toasts.added', values: { name } },
        calls: previous
          ? [
              ledgerCall(roleEndpoints.update, { role: { id: saved.id, ...previousOf(previous) } }, saved),
              ...returnMembers(saved),
            ]
          : [
              ...returnMembers(saved),
              // A role with users cannot be deleted.
              ledgerCall(roleEndpoints.update, { role: { id: saved.id, memberRoles: [] } }),
              ledgerCall(roleEndpoints.remove, { id: saved.id }),
            ],
        reload: ['roles'],
      });
    },
    prefix: 'role',
  });
  const previousOf = (previous: Role) => {
    const { name, ...values } = valuesOf(previous);
    return previous.isBuiltIn ? values : { name, ...values };
  };

  return {
    ...form,
    isLocked,
    nameLength,
    /** Number of rights that saving changes. */
    changedRights: changedRights(form.base?.permissions ?? {}, form.values.permissions).length,
  };
}
