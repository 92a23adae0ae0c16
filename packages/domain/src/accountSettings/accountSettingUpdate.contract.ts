import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import {
  accountSettingSchema,
  connectionSchema,
  notificationFlags,
  preferencesSchema,
  socialNetworks,
} from './accountSettings.contract';

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

export const accountSettingUpdateEndpoints = {
  update: defineEndpoint({
    method: 'POST',
    path: '/account-setting/update',
    summary: 'Updates one section of the settings.',
    record: 'data',
    input: accountSettingUpdateSchema,
    output: z.object({ accountSetting: accountSettingSchema }),
  }),
};
