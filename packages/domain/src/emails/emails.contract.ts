import * as z from 'zod/mini';
import { attachmentSchema, sentAttachmentSchema } from '../http/attachment.contract';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { filterParameter, integerParameter, listParameter } from '../http/parameters';
import * as rule from '../http/fieldRules';
import { mailFolders, mailLabels } from './mailCodes';

export const mailModes = ['send', 'draft', 'schedule'] as const;
export const mailFolder = z.enum(mailFolders);
export const mailLabel = z.enum(mailLabels);
export type MailMode = (typeof mailModes)[number];

const personSchema = z.object({ name: z.optional(z.string()), email: z.string() });
export type MailPerson = z.infer<typeof personSchema>;

const message = {
  id: z.int(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(personSchema),
  cc: z.array(personSchema),
  bcc: z.array(personSchema),
  subject: z.string(),
  /** Unsafe HTML: sanitize it before rendering. */
  message: z.string(),
  attachments: z.array(attachmentSchema),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  labels: z.array(mailLabel),
  /** For a draft, the time of the last save. */
  time: z.string(),
  folder: mailFolder,
  /** ID of the email that this one replies to or forwards. */
  replyTo: z.optional(z.int()),
  forwardOf: z.optional(z.int()),
  /** A draft that is sent automatically at this time. */
  scheduledAt: z.optional(z.string()),
  /** Sending can be undone until this time. */
  heldUntil: z.optional(z.string()),
};

/** One message of a conversation. */
export const mailMessageSchema = z.object(message);
export type MailMessage = z.infer<typeof mailMessageSchema>;

export const emailSchema = z.object({
  ...message,
  /** Other messages of the conversation, oldest first, without drafts, spam and trash. */
  replies: z.array(mailMessageSchema),
});
export type Email = z.infer<typeof emailSchema>;

export const openedEmailSchema = z.extend(emailSchema, {
  /** True if the list has an email before this one. `hasNextMail` is the same for the next one. */
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
});
export type OpenedEmail = z.infer<typeof openedEmailSchema>;

const view = z._default(z.enum([...mailFolders, 'starred', '']), '');
const listParameters = { q: filterParameter(), folder: view, label: filterParameter() };
export const emailListParametersSchema = z.object(listParameters);
export type EmailListParameters = z.input<typeof emailListParametersSchema>;
export type EmailListQuery = z.output<typeof emailListParametersSchema>;

export const emailMetaSchema = z.object({
  /** Number of unread emails, as in `spam`. */
  inbox: z.int(),
  spam: z.int(),
  /** Number of drafts. */
  draft: z.int(),
});
export type EmailMeta = z.infer<typeof emailMetaSchema>;

export const emailListSchema = z.object({ emails: z.array(emailSchema), emailsMeta: emailMetaSchema });
export type EmailList = z.infer<typeof emailListSchema>;

/** Changes to an email. Other properties are rejected. */
const changesSchema = z.strictObject({
  folder: z.optional(mailFolder),
  isStarred: z.optional(z.boolean()),
  isRead: z.optional(z.boolean()),
  labels: z.optional(z.array(mailLabel)),
});
export type EmailChanges = z.infer<typeof changesSchema>;

const ids = () => z.array(z.int()).check(rule.filled);
const emailsSchema = z.object({ emails: z.array(emailSchema) });

/** An email in the composer. Recipients are validated when it is sent: see `mailErrors`. */
export const composedMailSchema = z.object({
  /** ID of a saved draft. Omitted properties stay as saved. */
  id: z.optional(z.nullable(z.int())),
  to: z.optional(z.array(personSchema)),
  cc: z.optional(z.array(personSchema)),
  bcc: z.optional(z.array(personSchema)),
  subject: z.optional(z.string()),
  message: z.optional(z.string()),
  attachments: z.optional(z.array(sentAttachmentSchema)),
  labels: z.optional(z.array(mailLabel)),
  replyTo: z.optional(z.nullable(z.int())),
  forwardOf: z.optional(z.nullable(z.int())),
});
export type ComposedMail = z.infer<typeof composedMailSchema>;

const right = rightOn('email');

export const emailEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/email/emails',
    summary: 'Returns the emails of a folder or label, newest first, with unread counts.',
    ability: right('read'),
    input: emailListParametersSchema,
    output: emailListSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/email/update-emails',
    summary: 'Updates the folder, star, read state or labels of emails.',
    ability: right('update'),
    record: 'dataToUpdate',
    input: z.object({ emailIds: ids(), dataToUpdate: changesSchema }),
    output: emailsSchema,
  }),
  toggleLabel: defineEndpoint({
    method: 'POST',
    path: '/apps/email/update-emails-label',
    summary: 'Toggles a label on each of the given emails.',
    ability: right('update'),
    input: z.object({ emailIds: ids(), label: mailLabel }),
    output: emailsSchema,
  }),
  email: defineEndpoint({
    method: 'GET',
    path: '/apps/email/get-email',
    summary: 'Returns an email with its conversation, and flags for a previous and a next email in the list.',
    ability: right('read'),
    input: z.object({ id: integerParameter(), ...listParameters }),
    output: openedEmailSchema,
  }),
  paginate: defineEndpoint({
    method: 'GET',
    path: '/apps/email/paginate-email',
    summary: 'Returns the previous or next email in a list.',
    ability: right('read'),
    input: z.object({ dir: z.enum(['previous', 'next']), emailId: integerParameter(), ...listParameters }),
    output: openedEmailSchema,
  }),
  send: defineEndpoint({
    method: 'POST',
    path: '/apps/email/send-email',
    summary: 'Sends an email after a short delay, schedules it or saves it as a draft.',
    ability: right('create'),
    record: 'email',
    status: 201,
    otherStatus: 200,
    input: z.object({
      email: composedMailSchema,
      mode: z.enum(mailModes),
      /** Seconds during which sending can be undone. */
      holdSeconds: z._default(z.int().check(rule.min(0), rule.max(300)), 10),
      sendAt: z.optional(z.nullable(z.string().check(rule.instant))),
    }),
    output: z.object({ email: emailSchema }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/email/delete',
    summary: 'Permanently deletes emails in the trash.',
    ability: right('delete'),
    input: z.object({ ids: listParameter(integerParameter()).check(rule.filled) }),
    output: z.object({ deleted: z.array(z.int()) }),
  }),
};
