import { isTaken, rule, type accountAccessEndpoints } from '@larder/domain/contract';
import { activeUsers, type Database } from '../database';
import { invalid, taken } from '../httpError';
import type { Handlers } from '../router';
import { twoStepsOf } from '../users/twoSteps';
import { accessStore, codeLife, codePause, maskEmail, maskPhone, maskTarget, setUnconfirmed } from './challenges';
import { resetTries, tooManyRequests } from './tries';
import { requireChallenge, requireSelf } from './accountGuards';

const codeSent = (sentTo: string | null) => ({ sentTo, expiresIn: codeLife, retryAfter: codePause });

/** Records that a code was sent. Throws 429 if the last one was sent recently. */
function note(db: Database, key: string, now: Date) {
  const { sent } = accessStore(db);
  const next = (Object.hasOwn(sent, key) ? (sent[key] as number) : -Infinity) + codePause * 1000;
  if (next > now.getTime()) throw tooManyRequests(next - now.getTime());
  for (const [other, moment] of Object.entries(sent)) {
    if (moment + codeLife * 1000 <= now.getTime()) delete sent[other];
  }
  sent[key] = now.getTime();
}

export const sendCode: Handlers<typeof accountAccessEndpoints>['sendCode'] = {
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
      activeUsers(db).find((user) => user.email.toLowerCase() === email.toLowerCase() && user.status !== 'inactive');
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
        if (newEmail !== undefined && isTaken(activeUsers(db), 'email', newEmail, user?.id)) throw taken(['newEmail']);
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
        if (channel !== 'app') {
          note(db, `two-steps ${challenge.id} ${channel}`, now);
          resetTries(db, `two-steps ${challenge.id}`);
        }
        store.challenges[challenge.id] = { userId: challenge.user.id, until: now.getTime() + codeLife * 1000 };
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
};
