import type { CodeChannel, SignInChallenge, User, UserDetails } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { newToken } from '../session/tokens';

/** Seconds a code is good for, and until another one may be asked for. */
export const codeLife = 600;
export const codePause = 30;

export interface Challenge {
  userId: number;
  /** Milliseconds since 1970. */
  until: number;
}

export const accessStore = defineStore('accountAccess', () => ({
  /** Sign-ins that wait for their second step, by challenge. */
  challenges: {} as Record<string, Challenge>,
  /** When the last code went to a target, milliseconds since 1970. */
  sent: {} as Record<string, number>,
  /** Whom the last link of a purpose was for: in the demo every link carries the same token. */
  lastLink: {} as Partial<Record<'reset-password' | 'verify-email', number>>,
  /** People who have not confirmed their address since they changed it. */
  unconfirmed: [] as number[],
  recoveryCodes: {} as Record<string, string[]>,
}));

const stars = (text: string, shown: number) => `${text.slice(0, shown)}${'•'.repeat(Math.max(3, text.length - shown))}`;

/** `maren@larder.example` → `m••••@larder.example`. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@');
  return at < 1 ? stars(email, 1) : stars(email.slice(0, at), 1) + email.slice(at);
}

/** All but the last two digits. */
export const maskPhone = (phone: string) => phone.replace(/\d(?=(?:\D*\d){2})/g, '•');

export function maskTarget(user: User, phone: string | null, channel: CodeChannel) {
  if (channel === 'app') return null;
  return channel === 'email' ? maskEmail(user.email) : maskPhone(phone ?? user.contact);
}

/** The first step was right: what the second one is asked under. */
export function startChallenge(
  db: Database,
  user: User,
  { method, phone }: UserDetails['twoSteps'],
  now: Date,
): SignInChallenge {
  const store = accessStore(db);
  for (const [id, { until }] of Object.entries(store.challenges)) {
    if (until + codeLife * 1000 <= now.getTime()) delete store.challenges[id];
  }
  const challenge = newToken();
  const channel = method ?? 'app';
  store.challenges[challenge] = { userId: user.id, until: now.getTime() + codeLife * 1000 };
  if (channel !== 'app') store.sent[`two-steps ${challenge} ${channel}`] = now.getTime();
  return { challenge, channel, sentTo: maskTarget(user, phone, channel) };
}

/** The address of a person has changed: it waits to be confirmed. */
export function setUnconfirmed(db: Database, userId: number) {
  const store = accessStore(db);
  if (!store.unconfirmed.includes(userId)) store.unconfirmed.push(userId);
}

/** Whether a person has confirmed the present address; newcomers have yet to. */
export const isEmailConfirmed = (db: Database, user: User) =>
  user.status !== 'pending' && !accessStore(db).unconfirmed.includes(user.id);
