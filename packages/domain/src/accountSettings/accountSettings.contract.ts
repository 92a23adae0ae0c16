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
export const connectionSchema = z.nullable(z.object({ profileImg: z.string(), id: z.string() }));
const socialSchema = z.object({
  socialLinks: z.record(z.enum(socialNetworks), z.string()),
  connections: z.record(z.string(), connectionSchema),
});

export const notificationFlags = {
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
};
export const preferencesSchema = z.object({
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

export const accountSettingEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/account-setting/data',
    summary: 'Returns the settings of the signed-in user.',
    input: z.object({}),
    output: accountSettingSchema,
  }),
};
