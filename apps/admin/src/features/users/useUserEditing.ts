import { ledgerCall } from '@larder/domain';
import { userEndpoints, type User } from '@larder/domain/contract';
import { useState } from 'react';
import { useRecordChange } from '../../hooks/useUndo';

/** Returns the previous values of the changed fields. */
const inverseOf = (saved: User, { version: _version, ...previous }: User) => ({
  id: saved.id,
  ...Object.fromEntries(Object.entries(previous).filter(([name, value]) => value !== saved[name as keyof User])),
});

/** State of the drawer that adds or edits a user. Records saved changes for undo. */
export function useUserEditing(all: readonly User[] | undefined, onAdded: (user: User) => void) {
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
      onSaved: (user: User, isNew: boolean) => {
        const previous = all?.find(({ id }) => id === user.id) ?? editing.user;
        record({
          text: { key: isNew ? 'users.toasts.added' : 'users.toasts.saved', values: { name: user.fullName } },
          calls:
            isNew || !previous
              ? [ledgerCall(userEndpoints.remove, { id: user.id })]
              : [ledgerCall(userEndpoints.update, { user: inverseOf(user, previous) })],
          reload: ['users'],
        });
        if (isNew) onAdded(user);
      },
    },
  };
}
