import { ledgerCall } from '@larder/domain';
import { userEndpoints, type User } from '@larder/domain/contract';
import { useState } from 'react';
import { useRecordChange } from '../../hooks/useUndo';
import { isSameValue } from '../../lib/isSameValue';

/** Returns the previous values of the changed fields. */
const inverseOf = (saved: User, { version: _version, ...previous }: User) => ({
  id: saved.id,
  ...Object.fromEntries(
    Object.entries(previous).filter(([name, value]) => !isSameValue(value, saved[name as keyof User])),
  ),
});

/** State of the drawer that adds or edits a user. Records saved changes for undo. */
export function useUserEditing(onAdded: (user: User) => void) {
  const record = useRecordChange();
  const [editing, setEditing] = useState<{ key: number; user?: User; isOpen: boolean }>();
  return {
    edit: (user?: User) => setEditing({ key: Date.now(), user, isOpen: true }),
    /** Props of the drawer; undefined until it is first opened. */
    drawer: editing && {
      key: editing.key,
      user: editing.user,
      open: editing.isOpen,
      onOpenChange: (isOpen: boolean) => setEditing({ ...editing, isOpen }),
      onSaved: (user: User, previous: User | undefined) => {
        record({
          text: { key: previous ? 'users.toasts.saved' : 'users.toasts.added', values: { name: user.fullName } },
          calls: previous
            ? [ledgerCall(userEndpoints.update, { user: inverseOf(user, previous) }, user)]
            : [ledgerCall(userEndpoints.remove, { id: user.id }, user)],
          reload: ['users'],
        });
        if (!previous) onAdded(user);
      },
    },
  };
}
