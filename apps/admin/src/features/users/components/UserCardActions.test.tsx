import { endSession } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noor } from '../../../entities/users/form/userFixtures';
import { startTestSession } from '../../../testing/testSession';
import { TextKeys } from '../../../testing/TextKeys';
import { UserCardActions } from './UserCardActions';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

/** Returns the buttons of the card with the reasons why they are disabled. */
function actionsOf(user: User, signedIn: Parameters<typeof startTestSession>[0]) {
  startTestSession({ ability: [{ action: 'update', subject: 'user' }], workPlaces: [], ...signedIn });
  render(<UserCardActions user={user} onEdit={() => undefined} />, { wrapper: TextKeys });
  return ['edit', 'suspend', 'reactivate'].flatMap((name) => {
    const button = screen.queryByRole('button', { name: `users.detail.${name}` });
    return button ? [`${name}: ${button.getAttribute('aria-description') ?? 'enabled'}`] : [];
  });
}

it.each([
  ['for a user of the same role', noor, { role: 'admin' }, ['edit: enabled', 'suspend: enabled']],
  [
    'but not for a user of a higher role',
    noor,
    { role: 'author' },
    ['edit: users.actions.higherRole', 'suspend: users.actions.higherRole'],
  ],
  [
    'and reactivation for a suspended user',
    { ...noor, status: 'inactive' as const },
    { role: 'admin' },
    ['edit: enabled', 'reactivate: enabled'],
  ],
  [
    'but users cannot suspend themselves',
    noor,
    { id: 7, role: 'admin' },
    ['edit: enabled', 'suspend: users.actions.notYourselfStatus'],
  ],
  ['only with the right to update users', noor, { role: 'admin', ability: [] }, []],
])('UserCardActions offers to edit and suspend %s', (_name, user, signedIn, actions) => {
  expect(actionsOf(user, signedIn)).toEqual(actions);
});
