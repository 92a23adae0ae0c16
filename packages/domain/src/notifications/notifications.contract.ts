import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';

export const notificationGroups = ['personal', 'system'] as const;
export const notificationKinds = ['info', 'success', 'warning', 'danger'] as const;

export const notificationSchema = z.object({
  id: z.int(),
  group: z.enum(notificationGroups),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  time: z.string(),
  /** Name of a Lucide icon. */
  icon: z.optional(z.string()),
  avatar: z.optional(z.string()),
  link: z.optional(z.string()),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationListSchema = z.object({ notifications: z.array(notificationSchema), unread: z.int() });
export type NotificationList = z.infer<typeof notificationListSchema>;

export const notificationEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/api/notifications/data',
    summary: 'Returns the notifications of the user, newest first, and the number of unread ones.',
    input: z.object({}),
    output: notificationListSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/api/notifications/update',
    summary: 'Marks notifications as read or unread, or dismisses or restores them.',
    input: z.object({
      ids: z.optional(z.array(z.int())),
      all: z.optional(z.literal(true)),
      isRead: z.optional(z.boolean()),
      isDismissed: z.optional(z.boolean()),
    }),
    output: notificationListSchema,
  }),
};
