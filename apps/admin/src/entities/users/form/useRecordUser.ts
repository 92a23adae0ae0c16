import { ledgerCall } from '@larder/domain';
import { userDetailsEndpoints, userEndpoints, type User, type UserProfile } from '@larder/domain/contract';
import { useRecordChange } from '../../../hooks/useUndo';
import { isSameValue } from '../../../lib/isSameValue';

/** Returns the previous values of the changed fields. */
const previousValues = (saved: User, { version: _version, ...previous }: User): Partial<User> =>
  Object.fromEntries(
    Object.entries(previous).filter(([name, value]) => !isSameValue(value, saved[name as keyof User])),
  );

/** Returns a function that records a saved user for undo. `profile` contains the previous values of its changed fields. */
export function useRecordUser() {
  const record = useRecordChange();
  return (user: User, previous: User | undefined, profile: Partial<UserProfile> = {}) => {
    const { id, fullName } = user;
    if (!previous) {
      const calls = [ledgerCall(userEndpoints.remove, { id }, user)];
      return record({ text: { key: 'users.toasts.added', values: { name: fullName } }, calls, reload: ['users'] });
    }
    const hasProfile = Object.keys(profile).length > 0;
    return record({
      text: { key: 'users.toasts.saved', values: { name: fullName } },
      calls: [
        ledgerCall(userEndpoints.update, { user: { id, ...previousValues(user, previous) } }, user),
        ...(hasProfile
          ? [ledgerCall(userDetailsEndpoints.updateDetails, { id, section: 'profile', data: profile })]
          : []),
      ],
      reload: ['users'],
    });
  };
}
