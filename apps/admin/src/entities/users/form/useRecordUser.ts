import { ledgerCall } from '@larder/domain';
import { userDetailsEndpoints, userEndpoints, type User, type UserProfile } from '@larder/domain/contract';
import { useRecordChange } from '../../../hooks/useUndo';
import { changedValues } from '../../../lib/changedValues';

/** Returns a function that records a saved user for undo. `profile` contains the previous values of its changed fields. */
export function useRecordUser() {
  const record = useRecordChange();
  return (user: User, previous: User | undefined, profile: Partial<UserProfile> = {}) => {
    const { id, fullName } = user;
    if (!previous) {
      const calls = [ledgerCall(userEndpoints.remove, { id }, user)];
      return record({ text: { key: 'users.toasts.added', values: { name: fullName } }, calls, reload: ['users'] });
    }
    const { version: _version, ...previousValues } = previous;
    const hasProfile = Object.keys(profile).length > 0;
    return record({
      text: { key: 'users.toasts.saved', values: { name: fullName } },
      calls: [
        ledgerCall(userEndpoints.update, { user: { id, ...changedValues(previousValues, user) } }, user),
        ...(hasProfile
          ? [ledgerCall(userDetailsEndpoints.updateDetails, { id, section: 'profile', data: profile })]
          : []),
      ],
      reload: ['users'],
    });
  };
}
