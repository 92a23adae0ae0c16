import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/signInRules';

/** A raw CASL rule. */
export const ruleSchema = z.object({
  action: z.union([z.string(), z.array(z.string())]),
  subject: z.optional(z.union([z.string(), z.array(z.string())])),
  fields: z.optional(z.union([z.string(), z.array(z.string())])),
  conditions: z.optional(z.record(z.string(), z.unknown())),
  inverted: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});
export type Rule = z.infer<typeof ruleSchema>;

/**
 * A restaurant of the user. Contains the currency and time zone for formatting, because not every role may read
 * restaurants.
 */
export const workPlaceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  currency: z.optional(z.string()),
  timeZone: z.optional(z.string()),
});
export type WorkPlace = z.infer<typeof workPlaceSchema>;

/** The signed-in user, as stored in the browser. */
export const userDataSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string(),
  role: z.string(),
  ability: z.array(ruleSchema),
  workPlaces: z.array(workPlaceSchema),
});
export type UserData = z.infer<typeof userDataSchema>;

/** Response to sign-in and registration: the user and both tokens. */
export const signedInSchema = z.extend(userDataSchema, { token: z.string(), refreshToken: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

/** Channels by which a code can be sent. */
export const codeChannels = ['email', 'sms', 'call', 'app'] as const;
const codeChannel = z.enum(codeChannels);
export type CodeChannel = z.infer<typeof codeChannel>;

/** Response to sign-in if a second step is required. */
export const signInChallengeSchema = z.object({
  challenge: z.string(),
  channel: codeChannel,
  /** Masked email address or phone number. `null` if an authenticator app shows the code. */
  sentTo: z.nullable(z.string()),
});
export type SignInChallenge = z.infer<typeof signInChallengeSchema>;

export const tokenPairSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Current permissions of the user. Without them, those of the sign-in stay. */
  ability: z.optional(z.array(ruleSchema)),
});
export type TokenPair = z.infer<typeof tokenPairSchema>;

/**
 * Form values of sign-in. The endpoint doesn't validate the address: unknown addresses and wrong passwords get the same
 * error, `credentials`.
 */
export const loginFormSchema = z.object({
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  password: z.string().check(rule.required),
  remember: z.optional(z.boolean()),
});
export type LoginForm = z.infer<typeof loginFormSchema>;

export const registerFormSchema = z.object({
  username: z.string().check(rule.required, rule.username),
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  password: z.string().check(rule.required, rule.password),
  terms: z.boolean().check(z.refine((ticked: boolean) => ticked, 'terms')),
});
export type RegisterForm = z.infer<typeof registerFormSchema>;

export const sessionEndpoints = {
  login: defineEndpoint({
    method: 'POST',
    path: '/jwt/login',
    summary: 'Signs in. Returns the user, their permissions and both tokens, or a challenge for two-step sign-in.',
    public: true,
    input: z.union([
      z.object({
        email: z.string().check(rule.required),
        password: z.string().check(rule.required),
        remember: z.optional(z.boolean()),
      }),
      z.object({ provider: z.string().check(rule.required), code: z.string().check(rule.required) }),
    ]),
    output: z.union([signedInSchema, signInChallengeSchema]),
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/jwt/register',
    summary: 'Creates an account and signs in.',
    public: true,
    status: 201,
    input: z.extend(registerFormSchema, {
      terms: z.optional(registerFormSchema.shape.terms),
      /** ID or name of the restaurant that invited the user. */
      invite: z.optional(z.string()),
    }),
    output: signedInSchema,
  }),
  refresh: defineEndpoint({
    method: 'POST',
    path: '/jwt/refresh-token',
    summary:
      'Exchanges a refresh token for new tokens and the current permissions. It stays valid until one of them is used.',
    public: true,
    input: z.object({ refreshToken: z.string() }),
    output: tokenPairSchema,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/jwt/logout',
    summary: 'Ends the session of the access or refresh token. Returns 401 if neither is valid.',
    public: true,
    status: 204,
    input: z.object({ refreshToken: z.optional(z.string()), allTabs: z.optional(z.boolean()) }),
    output: z.unknown(),
  }),
};
