import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { codeChannels, signedInSchema } from '../session/session.contract';

const email = z.string().check(rule.trimmed, rule.required, rule.email);
const filledText = z.string().check(rule.required);
const phone = z.string().check(rule.required, rule.phone);
const setupMethod = z.enum(['app', 'sms']);

/** Purpose of a code or link, and its recipient. */
export const sendCodeSchema = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('reset-password'), email }),
  /** `newEmail` changes the address of the signed-in user before the link is sent. */
  z.object({ purpose: z.literal('verify-email'), email: z.optional(email), newEmail: z.optional(email) }),
  z.object({ purpose: z.literal('two-steps'), challenge: filledText, channel: z.optional(z.enum(codeChannels)) }),
  z.object({
    purpose: z.literal('two-steps-setup'),
    channel: z._default(setupMethod, 'app'),
    phone: z.optional(phone),
  }),
]);
export type SendCode = z.input<typeof sendCodeSchema>;

const codeSentSchema = z.object({
  /** Masked email address or phone number. For `reset-password`, the given address, even if it has no account. */
  sentTo: z.nullable(z.string()),
  /** Seconds until the code expires. */
  expiresIn: z.int(),
  /** Seconds until another code can be requested. */
  retryAfter: z.int(),
  /** Base32 secret for an authenticator app. */
  secret: z.optional(z.string()),
  /** The secret as an `otpauth:` URI. */
  uri: z.optional(z.string()),
});
export type CodeSent = z.infer<typeof codeSentSchema>;

/** Six digits from a message or app, or a recovery code. */
const codeOrRecovery = z.string().check(
  rule.trimmed,
  z.refine((text) => /^(\d{6}|[a-z2-7]{4}-[a-z2-7]{4})$/i.test(text), 'code'),
);

export const verifyCodeSchema = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('reset-password'),
    token: filledText,
    password: z.string().check(rule.required, rule.password),
  }),
  z.object({ purpose: z.literal('verify-email'), token: filledText }),
  z.object({ purpose: z.literal('two-steps'), challenge: filledText, code: codeOrRecovery }),
  z.object({
    purpose: z.literal('two-steps-setup'),
    code: z.string().check(rule.trimmed, rule.code),
    method: setupMethod,
    phone: z.optional(phone),
  }),
]);
export type VerifyCode = z.input<typeof verifyCodeSchema>;

export const twoStepsOnSchema = z.object({
  twoSteps: z.object({
    enabled: z.boolean(),
    method: z.nullable(setupMethod),
    phone: z.nullable(z.string()),
  }),
  /** Recovery codes. Each can be used once instead of a code. */
  recoveryCodes: z.array(z.string()),
});
export type TwoStepsOn = z.infer<typeof twoStepsOnSchema>;

const doneSchema = z.object({ ok: z.literal(true), email: z.optional(z.string()) });

export const accountAccessEndpoints = {
  sendCode: defineEndpoint({
    method: 'POST',
    path: '/jwt/send-code',
    summary: 'Sends a link or code for a password reset, an email confirmation or two-step sign-in.',
    public: true,
    input: sendCodeSchema,
    output: codeSentSchema,
  }),
  verifyCode: defineEndpoint({
    method: 'POST',
    path: '/jwt/verify-code',
    summary: 'Verifies a code or the token of an emailed link.',
    public: true,
    input: verifyCodeSchema,
    output: z.union([signedInSchema, twoStepsOnSchema, doneSchema]),
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/jwt/change-password',
    summary: 'Updates the password of the caller, or of a user managed by the caller.',
    input: z.object({
      userId: z.optional(z.int()),
      /** Required when users change their own password. */
      currentPassword: z.optional(z.string()),
      newPassword: z.string().check(rule.required, rule.password),
    }),
    output: z.object({ ok: z.literal(true) }),
  }),
};
