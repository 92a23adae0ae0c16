import { ledgerCall, recordChange, useAddUser, useAllUsers, useDeleteUser, useSession } from '@larder/domain';
import { isRoleAbove, userEndpoints, userRoles, type NewUser, type User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { useRecordChange } from '../../../hooks/useUndo';
import { ImportDialog } from '../../../lists/importing/ImportDialog';
import type { ImportField } from '../../../lists/importing/importPlan';
import { importedFields, type ImportedField } from '../importedFields';
import { validateUsers } from '../validateUsers';

/** Column names of other programs. */
const aliases: Partial<Record<ImportedField, readonly string[]>> = {
  fullName: ['name', 'display name', 'user'],
  username: ['login', 'user name'],
  email: ['mail', 'e-mail address'],
  contact: ['phone', 'telephone', 'mobile'],
  company: ['organisation', 'organization'],
  restaurantIds: ['restaurant', 'workplace', 'workplaces', 'location', 'locations'],
  currentPlan: ['plan', 'subscription'],
};
const required = new Set<ImportedField>(['fullName', 'email']);

/** Version of a user that has not been changed since it was added. */
const firstVersion = 1;

/**
 * Returns the change of an import for undo. Undo removes the added users and, of the `pending` users whose requests
 * were interrupted, those that exist.
 */
const changeOf = (added: readonly User[], pending: readonly NewUser[] = []) => ({
  text: { key: 'users.import.done', values: { count: added.length + pending.length } },
  calls: [
    ...added.map((user) => ledgerCall(userEndpoints.remove, { id: user.id }, user)),
    ...pending.map(({ username }) => ({
      ...ledgerCall(userEndpoints.remove, { username, version: firstVersion }),
      isUncertain: true,
    })),
  ],
  reload: ['users'],
});

/** Dialog that imports users from a file. One undo removes all of them. */
export function UserImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const record = useRecordChange();
  const { user: self, workPlaces } = useSession();
  const { data: everyone = [] } = useAllUsers();
  const { mutateAsync: add } = useAddUser();
  const { mutateAsync: remove } = useDeleteUser();
  const ownRole = self?.role ?? '';
  const choices: Partial<Record<ImportedField, ImportField['choices']>> = {
    restaurantIds: workPlaces.map(({ _id, name }) => ({ value: _id, label: name })),
    role: userRoles
      .filter((role) => !isRoleAbove(role, ownRole))
      .map((role) => ({ value: role, label: labels.role(role) })),
  };

  return (
    <ImportDialog<ImportedField, NewUser, User>
      title={t('users.import.title')}
      list="users"
      fields={importedFields.map((name) => ({
        name,
        label: t(`users.fields.${name}`),
        aliases: aliases[name],
        choices: choices[name],
        isRequired: required.has(name) || (name === 'restaurantIds' && workPlaces.length > 1),
      }))}
      sample={{
        fullName: 'Dana Ashworth',
        username: 'dana.ashworth',
        email: 'dana@quaystreet.example',
        contact: '+44 20 7946 0018',
        company: 'Quay Street',
        country: 'Wales',
        role: labels.role('editor'),
        restaurantIds: workPlaces.map(({ name }) => name).join(', '),
        currentPlan: labels.currentPlan('team'),
        status: labels.status('pending'),
      }}
      validate={(rows) => validateUsers(rows, everyone, labels, ownRole, workPlaces)}
      add={add}
      remove={({ id, version }) => remove({ id, version })}
      removeLost={({ username }) => remove({ username, version: firstVersion })}
      onDone={(added) => record(changeOf(added))}
      onInterrupted={(added, pending) => recordChange({ ...changeOf(added, pending), isBroken: true }, self?.id)}
      onClose={onClose}
    />
  );
}
