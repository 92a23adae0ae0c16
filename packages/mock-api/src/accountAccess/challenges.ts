import type { CodeChannel, SignInChallenge, User, UserDetails } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { newToken } from '../session/tokens';

/** Lifetime of a code, and delay until the next one, in seconds. */
export const codeLife = 600;
export const codePause = 30;

export interface Challenge {
  userId: number;
  /** Unix timestamp, ms. */
  until: number;
}

export const accessStore = defineStore('accountAccess', () => ({
  /** Pending second steps by challenge. */
  challenges: {} as Record<string, Challenge>,
  /** Unix timestamp of the last code per target, ms. */
  sent: {} as Record<string, number>,
  /** User of the last link per purpose, because all demo links have the same token. */
  lastLink: {} as Partial<Record<'reset-password' | 'verify-email', number>>,
  /** IDs of users with an unconfirmed address. */
  unconfirmed: [] as number[],
  recoveryCodes: {} as Record<string, string[]>,
}));

const stars = (text: string, shown: number) => `${text.slice(0, shown)}${'•'.repeat(Math.max(3, text.length - shown))}`;

/** Masks an email address: `maren@larder.example` → `m••••@larder.example`. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@');
  return at < 1 ? stars(email, 1) : stars(email.slice(0, at), 1) + email.slice(at);
}

/** Masks all digits but the last two. */
export const maskPhone = (phone: string) => phone.replace(/\d(?=(?:\D*\d){2})/g, '•');

export function maskTarget(user: User, phone: string | null, channel: CodeChannel) {
  if (channel === 'app') return null;
  return channel === 'email' ? maskEmail(user.email) : maskPhone(phone ?? user.contact);
}

/** Creates the challenge for the second step. */
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

/** Marks the changed address of a user as unconfirmed. */
export function setUnconfirmed(db: Database, userId: number) {
  const store = accessStore(db);
  if (!store.unconfirmed.includes(userId)) store.unconfirmed.push(userId);
}

/** Checks whether a user has confirmed the current address. Pending users haven't. */
export const isEmailConfirmed = (db: Database, user: User) =>
  user.status !== 'pending' && !accessStore(db).unconfirmed.includes(user.id);
