import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { userLanguages } from '../users/userLanguages.contract';

const generalSchema = z.object({
  avatar: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  /** Missing if the server doesn't confirm addresses. */
  isEmailConfirmed: z.optional(z.boolean()),
});
const infoSchema = z.object({
  bio: z.string(),
  dob: z.string(),
  country: z.string(),
  website: z.string(),
  phone: z.string(),
});

export const socialNetworks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
const connectionSchema = z.nullable(z.object({ profileImg: z.string(), id: z.string() }));
const socialSchema = z.object({
  socialLinks: z.record(z.enum(socialNetworks), z.string()),
  connections: z.record(z.string(), connectionSchema),
});

const notificationFlags = {
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
};
const preferencesSchema = z.object({
  language: z.enum(userLanguages),
  timeZone: z.string().check(rule.timeZone),
  currencyDisplay: z.enum(['symbol', 'code']),
  singleKeyShortcuts: z.boolean(),
  /** Keyboard shortcut of each action. */
  keyMap: z.record(z.string(), z.string()),
});

export const accountSettingSchema = z.object({
  general: generalSchema,
  info: infoSchema,
  social: socialSchema,
  notification: z.object(notificationFlags),
  preferences: z.optional(preferencesSchema),
  version: z.optional(z.int()),
});
export type AccountSetting = z.infer<typeof accountSettingSchema>;

/** Maximum size of an avatar in bytes. */
export const avatarLimit = 800_000;

const filledText = (n: number) => z.optional(z.string().check(rule.trimmed, rule.required, rule.maxLength(n)));
const clearable = (...checks: Parameters<z.ZodMiniString['check']>) =>
  z.optional(z.nullable(z.string().check(...checks)));
const version = z.optional(z.int());

/** Changes to one section. `null` clears a field. */
export const accountSettingUpdateSchema = z.discriminatedUnion('section', [
  z.object({
    version,
    section: z.literal('general'),
    data: z.object({
      avatar: clearable(),
      username: z.optional(z.string().check(rule.trimmed, rule.required, rule.username)),
      fullName: filledText(120),
      email: z.optional(z.string().check(rule.trimmed, rule.required, rule.email)),
      company: clearable(rule.maxLength(120)),
    }),
  }),
  z.object({
    version,
    section: z.literal('info'),
    data: z.object({
      bio: clearable(rule.maxLength(300)),
      dob: clearable(rule.dateIfFilled),
      country: clearable(rule.maxLength(80)),
      website: clearable(rule.trimmed, rule.url),
      phone: clearable(rule.phoneIfFilled),
    }),
  }),
  z.object({
    version,
    section: z.literal('social'),
    data: z.object({
      socialLinks: z.optional(z.partialRecord(z.enum(socialNetworks), z.nullable(z.string().check(rule.url)))),
      connections: z.optional(z.partialRecord(z.enum(socialNetworks), connectionSchema)),
    }),
  }),
  z.object({ version, section: z.literal('notification'), data: z.partial(z.object(notificationFlags)) }),
  z.object({ version, section: z.literal('preferences'), data: z.partial(preferencesSchema) }),
]);
export type AccountSettingUpdate = z.input<typeof accountSettingUpdateSchema>;

export const accountSettingEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/account-setting/data',
    summary: 'Returns the settings of the signed-in user.',
    input: z.object({}),
    output: accountSettingSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/account-setting/update',
    summary: 'Updates one section of the settings.',
    record: 'data',
    input: accountSettingUpdateSchema,
    output: z.object({ accountSetting: accountSettingSchema }),
  }),
};
