import { startSession } from '@larder/domain';

type Session = Parameters<typeof startSession>[0];

/** Signs in as a user without rights, with one workplace. */
export function startTestSession(changes: Partial<Session> = {}) {
  startSession({
    id: 1,
    fullName: 'Maren Holt',
    username: 'maren',
    email: 'maren@saltmarsh.example',
    avatar: '',
    role: 'Owner',
    ability: [],
    workPlaces: [{ _id: 'quay', name: 'Quay Street', timeZone: 'America/New_York' }],
    token: 'token',
    refreshToken: 'refresh',
    ...changes,
  });
}
