import { isTaken, rule, type accountAccessEndpoints, type VerifyCode } from '@larder/domain/contract';
import { findUser, liveUsers, type Database } from '../database';
import { Refusal, forbidden, invalid, notFound, taken, unauthenticated } from '../refusal';
import type { Context, Handlers } from '../router';
import { newAccount } from '../session/session.fixtures';
import { endSessionsOf, newToken, signIn } from '../session/tokens';
import { isAbove } from '../users/ranks';
import { twoStepsOf } from '../users/twoSteps';
import { detailsOf, keepDetails } from '../users/userDetails.store';
import { can } from '../access';
import { accessStore, codeLife, codePause, maskEmail, maskPhone, maskTarget, setUnconfirmed } from './challenges';
import { countWrong, forgetTries, refuseTooMany, tooMany } from './tries';

const rightCode = '123456';
const rightToken = 'demo-token';
const expired = () => new Refusal(410, 'expired', { detail: 'Ask for a new one.' });
const codeSent = (sentTo: string | null) => ({ sentTo, expiresIn: codeLife, retryAfter: codePause });

/** Who is signed in; the owner where signing in is not enforced. */
function requireSelf(db: Database, { actor, actorId, ability }: Context) {
  const user = actor || ability.length > 0 ? findUser(db, actorId) : undefined;
  if (!user) throw unauthenticated();
  return user;
}

function requireChallenge(db: Database, id: unknown) {
  const { challenges } = accessStore(db);
  const known = typeof id === 'string' && Object.hasOwn(challenges, id) ? challenges[id] : undefined;
  const user = known && findUser(db, known.userId);
  if (!known || !user || user.status === 'inactive') throw notFound('challenge', typeof id === 'string' ? id : '');
  return { ...known, user, id: id as string };
}

/** Notes that a code goes out; 429 when the last one went a moment ago. */
function note(db: Database, key: string, now: Date) {
  const { sent } = accessStore(db);
  const next = (Object.hasOwn(sent, key) ? (sent[key] as number) : -Infinity) + codePause * 1000;
  if (next > now.getTime()) throw tooMany(next - now.getTime());
  for (const [other, moment] of Object.entries(sent)) {
    if (moment + codeLife * 1000 <= now.getTime()) delete sent[other];
  }
  sent[key] = now.getTime();
}

const keyOfTries = ({ purpose, challenge }: { purpose: unknown; challenge?: unknown }, { actorId }: Context) =>
  purpose === 'two-steps' ? `two-steps ${String(challenge)}` : `${String(purpose)} ${actorId}`;

function refuseCode(db: Database, proof: VerifyCode, context: Context): never {
  const attemptsLeft = countWrong(db, keyOfTries(proof, context), context.now);
  throw new Refusal(422, 'validation', { errors: { code: ['code'] }, attemptsLeft });
}

function refuseToken(token: string) {
  if (token !== rightToken) throw expired();
}

function newRecoveryCodes() {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from({ length: 10 }, () => {
    const code = Array.from(newToken().slice(0, 16).match(/../g) ?? [], (pair) => letters[parseInt(pair, 16) % 32]);
    return `${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
  });
}

export const accountAccessHandlers: Handlers<typeof accountAccessEndpoints> = {
  sendCode: {
    guard({ purpose, newEmail, challenge }, db, context) {
      if (purpose === 'two-steps' && challenge !== undefined) requireChallenge(db, challenge);
      if (purpose === 'two-steps-setup' || (purpose === 'verify-email' && newEmail !== undefined)) {
        requireSelf(db, context);
      }
    },
    run(input, db, context) {
      const { now } = context;
      const store = accessStore(db);
      const byEmail = (email: string) =>
        liveUsers(db).find((user) => user.email.toLowerCase() === email.toLowerCase() && user.status !== 'inactive');
      switch (input.purpose) {
        case 'reset-password': {
          note(db, `reset-password ${input.email.toLowerCase()}`, now);
          const user = byEmail(input.email);
          if (user) store.lastLink['reset-password'] = user.id;
          return codeSent(input.email);
        }
        case 'verify-email': {
          const { newEmail } = input;
          const email = newEmail ?? input.email;
          if (email === undefined) throw invalid({ email: ['required'] });
          const user = newEmail === undefined ? byEmail(email) : requireSelf(db, context);
          if (newEmail !== undefined && isTaken(liveUsers(db), 'email', newEmail, user?.id)) throw taken(['newEmail']);
          note(db, `verify-email ${email.toLowerCase()}`, now);
          if (user && newEmail !== undefined && newEmail !== user.email) {
            user.email = newEmail;
            user.version = (user.version ?? 0) + 1;
            setUnconfirmed(db, user.id);
          }
          if (user) store.lastLink['verify-email'] = user.id;
          return codeSent(maskEmail(email));
        }
        case 'two-steps': {
          const challenge = requireChallenge(db, input.challenge);
          const { method, phone } = twoStepsOf(db, challenge.user.id);
          const channel = input.channel ?? method ?? 'app';
          const number = phone ?? challenge.user.contact;
          if ((channel === 'sms' || channel === 'call') && !rule.isPhone(number)) throw invalid({ phone: ['phone'] });
          if (channel !== 'app') note(db, `two-steps ${challenge.id} ${channel}`, now);
          store.challenges[challenge.id] = { userId: challenge.user.id, until: now.getTime() + codeLife * 1000 };
          forgetTries(db, `two-steps ${challenge.id}`);
          return codeSent(maskTarget(challenge.user, phone, channel));
        }
        default: {
          const user = requireSelf(db, context);
          if (input.channel === 'sms') {
            if (input.phone === undefined) throw invalid({ phone: ['required'] });
            note(db, `two-steps-setup ${user.id} ${input.phone}`, now);
            return codeSent(maskPhone(input.phone));
          }
          const secret = 'LARDERDEMOSECRET234567ABCDEFGHIJ';
          const label = encodeURIComponent(`Larder:${user.email}`);
          return { ...codeSent(null), secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Larder&digits=6` };
        }
      }
    },
  },

  verifyCode: {
    guard({ purpose, challenge, token }, db, context) {
      if (purpose === 'two-steps-setup') requireSelf(db, context);
      if (purpose === 'two-steps' && challenge !== undefined) {
        const { until } = requireChallenge(db, challenge);
        if (until <= context.now.getTime()) throw expired();
      }
      if (purpose === 'reset-password' || purpose === 'verify-email') {
        if (typeof token === 'string' && token.trim() !== '') refuseToken(token);
      } else refuseTooMany(db, keyOfTries({ purpose, challenge }, context), context.now);
    },
    run(input, db, context) {
      const { now, actor, actorId } = context;
      const store = accessStore(db);
      switch (input.purpose) {
        case 'reset-password': {
          const userId = store.lastLink['reset-password'];
          const account = db.accounts.find((entry) => entry.userId === userId);
          if (account) account.password = input.password;
          // Whoever knew the old one is out.
          if (userId !== undefined) endSessionsOf(db, userId);
          return { ok: true as const };
        }
        case 'verify-email': {
          const user = findUser(db, actor?.user.id ?? store.lastLink['verify-email'] ?? actorId);
          if (!user) throw expired();
          store.unconfirmed = store.unconfirmed.filter((id) => id !== user.id);
          if (user.status === 'pending') {
            user.status = 'active';
            user.version = (user.version ?? 0) + 1;
          }
          return { ok: true as const, email: user.email };
        }
        case 'two-steps': {
          const { user, id } = requireChallenge(db, input.challenge);
          const account = db.accounts.find((entry) => entry.userId === user.id);
          const spare = store.recoveryCodes[user.id] ?? [];
          const isSpare = spare.includes(input.code.toLowerCase());
          if (!account || (input.code !== rightCode && !isSpare)) refuseCode(db, input, context);
          if (isSpare) store.recoveryCodes[user.id] = spare.filter((code) => code !== input.code.toLowerCase());
          delete store.challenges[id];
          forgetTries(db, keyOfTries(input, context));
          return signIn(db, user, account, now);
        }
        default: {
          const user = requireSelf(db, context);
          if (input.method === 'sms' && input.phone === undefined) throw invalid({ phone: ['required'] });
          if (input.code !== rightCode) refuseCode(db, input, context);
          forgetTries(db, keyOfTries(input, context));
          const details = structuredClone(detailsOf(db, user));
          const phone = input.method === 'sms' ? (input.phone ?? null) : null;
          details.twoSteps = { enabled: true, method: input.method, phone };
          keepDetails(db, user.id, details);
          const recoveryCodes = newRecoveryCodes();
          store.recoveryCodes[user.id] = [...recoveryCodes];
          return { twoSteps: details.twoSteps, recoveryCodes };
        }
      }
    },
  },

  changePassword: {
    guard({ userId }, db, context) {
      const { actor, actorId, ability } = context;
      const isOther = typeof userId === 'number' && userId !== actorId;
      if (!isOther) return refuseTooMany(db, `password ${actorId}`, context.now);
      if (actor && !can(ability, 'manage', 'user')) throw forbidden('manage', 'user');
      const user = findUser(db, userId);
      if (!user) throw notFound('user', userId);
      if (actor && isAbove(db, user, actor.account)) throw forbidden('manage', 'user');
    },
    run({ userId, currentPassword, newPassword }, db, { now, actor, actorId }) {
      const id = userId ?? actorId;
      const account = db.accounts.find((entry) => entry.userId === id);
      if (id !== actorId) {
        if (account) account.password = newPassword;
        else db.accounts.push(newAccount(id, newPassword));
        endSessionsOf(db, id);
        return { ok: true as const };
      }
      if (!currentPassword) throw invalid({ currentPassword: ['required'] });
      if (!account || account.password !== currentPassword) {
        const attemptsLeft = countWrong(db, `password ${id}`, now);
        throw new Refusal(422, 'validation', { errors: { currentPassword: ['credentials'] }, attemptsLeft });
      }
      if (newPassword === currentPassword) throw invalid({ newPassword: ['passwordSame'] });
      forgetTries(db, `password ${id}`);
      account.password = newPassword;
      endSessionsOf(db, id, actor?.session);
      return { ok: true as const };
    },
  },
};
