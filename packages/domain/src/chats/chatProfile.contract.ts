import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';

export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;
export const chatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof chatStatus>;

export const chatProfileSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  avatar: z.string(),
  about: z.string(),
  status: chatStatus,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
});
export type ChatProfile = z.infer<typeof chatProfileSchema>;

const profileChangesSchema = z.object({
  about: z.optional(z.nullable(z.string().check(rule.maxLength(120)))),
  status: z.optional(chatStatus),
  avatar: z.optional(z.nullable(z.string().check(rule.fileAddressIfFilled))),
  settings: z.optional(
    z.object({
      isTwoStepAuthVerificationEnabled: z.optional(z.boolean()),
      isNotificationsOn: z.optional(z.boolean()),
    }),
  ),
});
export type ChatProfileChanges = z.infer<typeof profileChangesSchema>;

const right = rightOn('chat');

export const chatProfileEndpoints = {
  profile: defineEndpoint({
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    summary: 'Returns the chat profile and chat settings of the user.',
    ability: right('read'),
    input: z.object({}),
    output: chatProfileSchema,
  }),
  updateProfile: defineEndpoint({
    method: 'POST',
    path: '/apps/chat/update-profile-user',
    summary: 'Updates the chat profile of the user.',
    ability: right('read'),
    record: 'profileUser',
    input: z.object({ profileUser: profileChangesSchema }),
    output: z.object({ profileUser: chatProfileSchema }),
  }),
};
