import type { accountAccessEndpoints, VerifyCode } from '@larder/domain/contract';
import { demoCode, demoToken } from '../accounts';
import { findUser, type Database } from '../database';
import { HttpError, invalid } from '../httpError';
import type { Context, Handlers } from '../router';
import { endSessionsOf, newToken, signIn } from '../session/tokens';
import { detailsOf, saveDetails } from '../users/userDetails.store';
import { accessStore } from './challenges';
import { countFailedTry, resetTries, rejectTooManyTries } from './tries';
import { requireChallenge, requireSelf } from './accountGuards';

const expired = () => new HttpError(410, 'expired', { detail: 'The code or link has expired. Request a new one.' });

const keyOfTries = ({ purpose, challenge }: { purpose: unknown; challenge?: unknown }, { actorId }: Context) =>
  purpose === 'two-steps' ? `two-steps ${String(challenge)}` : `${String(purpose)} ${actorId}`;

function rejectCode(db: Database, proof: VerifyCode, context: Context): never {
  const attemptsLeft = countFailedTry(db, keyOfTries(proof, context), context.now);
  throw new HttpError(422, 'validation', { errors: { code: ['code'] }, attemptsLeft });
}

function rejectToken(token: string) {
  if (token !== demoToken) throw expired();
}

function newRecoveryCodes() {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from({ length: 10 }, () => {
    const code = Array.from(newToken().slice(0, 16).match(/../g) ?? [], (pair) => letters[parseInt(pair, 16) % 32]);
    return `${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
  });
}

export const verifyCode: Handlers<typeof accountAccessEndpoints>['verifyCode'] = {
  guard({ purpose, challenge, token }, db, context) {
    if (purpose === 'two-steps-setup') requireSelf(db, context);
    if (purpose === 'two-steps' && challenge !== undefined) {
      const { until } = requireChallenge(db, challenge);
      if (until <= context.now.getTime()) throw expired();
    }
    if (purpose === 'reset-password' || purpose === 'verify-email') {
      if (typeof token === 'string' && token.trim() !== '') rejectToken(token);
    } else rejectTooManyTries(db, keyOfTries({ purpose, challenge }, context), context.now);
  },
  run(input, db, context) {
    const { now, actor, actorId, ability } = context;
    const store = accessStore(db);
    switch (input.purpose) {
      case 'reset-password': {
        const userId = store.lastLink['reset-password'];
        const account = db.accounts.find((entry) => entry.userId === userId);
        if (account) account.password = input.password;
        // Ends sessions that were started with the old password.
        if (userId !== undefined) endSessionsOf(db, userId);
        return { ok: true as const };
      }
      case 'verify-email': {
        // With authentication off, the actor is the owner.
        const userId = actor?.user.id ?? store.lastLink['verify-email'] ?? (ability.length > 0 ? actorId : undefined);
        const user = userId === undefined ? undefined : findUser(db, userId);
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
        if (!account || (input.code !== demoCode && !isSpare)) rejectCode(db, input, context);
        if (isSpare) store.recoveryCodes[user.id] = spare.filter((code) => code !== input.code.toLowerCase());
        delete store.challenges[id];
        resetTries(db, keyOfTries(input, context));
        return signIn(db, user, account, now);
      }
      default: {
        const user = requireSelf(db, context);
        if (input.method === 'sms' && input.phone === undefined) throw invalid({ phone: ['required'] });
        if (input.code !== demoCode) rejectCode(db, input, context);
        resetTries(db, keyOfTries(input, context));
        const details = structuredClone(detailsOf(db, user));
        const phone = input.method === 'sms' ? (input.phone ?? null) : null;
        details.twoSteps = { enabled: true, method: input.method, phone };
        saveDetails(db, user.id, details);
        const recoveryCodes = newRecoveryCodes();
        store.recoveryCodes[user.id] = [...recoveryCodes];
        return { twoSteps: details.twoSteps, recoveryCodes };
      }
    }
  },
};
