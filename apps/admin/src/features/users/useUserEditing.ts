import type { User } from '@larder/domain/contract';
import { useState } from 'react';

/** Returns the state of the drawer that adds or edits a user. */
export function useUserEditing(onAdded: (user: User) => void) {
  const [editing, setEditing] = useState<{ key: number; user?: User; isOpen: boolean }>();
  return {
    edit: (user?: User) => setEditing({ key: Date.now(), user, isOpen: true }),
    /** Props of the drawer; undefined until it is first opened. */
    drawer: editing && {
      key: editing.key,
      user: editing.user,
      open: editing.isOpen,
      onOpenChange: (isOpen: boolean) => setEditing({ ...editing, isOpen }),
      onSaved: (user: User, isNew: boolean) => isNew && onAdded(user),
    },
  };
}
