import * as z from 'zod/mini';
import { attachmentSchema } from '../http/attachment.contract';
import { userLanguages } from './userLanguages.contract';

export const personSchema = z.object({ id: z.int(), fullName: z.string(), avatar: z.string() });
export type Person = z.infer<typeof personSchema>;

const projectSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string(),
  totalTasks: z.int(),
  doneTasks: z.int(),
  hours: z.number(),
});
export type UserProject = z.infer<typeof projectSchema>;

const timelineEntrySchema = z.object({
  id: z.int(),
  time: z.string(),
  title: z.string(),
  text: z.string(),
  kind: z.string(),
  file: z.optional(attachmentSchema),
  people: z.optional(z.array(personSchema)),
});
export type UserTimelineEntry = z.infer<typeof timelineEntrySchema>;

export const userProfileSchema = z.object({ taxId: z.string(), language: z.enum(userLanguages) });
export type UserProfile = z.infer<typeof userProfileSchema>;

export const userPlanName = z.enum(['basic', 'team', 'company', 'enterprise', 'management']);
export const userPlanPeriod = z.enum(['monthly', 'yearly']);
const planSchema = z.object({
  name: userPlanName,
  period: userPlanPeriod,
  /** Major units of the account currency. */
  price: z.number(),
  startedAt: z.string(),
  activeUntil: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  isTrial: z.boolean(),
  trialUsed: z.boolean(),
});
export type UserPlanDetails = z.infer<typeof planSchema>;

const twoStepsSchema = z.object({
  enabled: z.boolean(),
  method: z.nullable(z.enum(['app', 'sms'])),
  phone: z.nullable(z.string()),
});

const deviceSchema = z.object({
  id: z.string(),
  browser: z.string(),
  os: z.string(),
  device: z.string(),
  location: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type UserDevice = z.infer<typeof deviceSchema>;

const paymentMethodSchema = z.object({
  id: z.string(),
  kind: z.enum(['card', 'paypal']),
  brand: z.optional(z.string()),
  holder: z.optional(z.string()),
  last4: z.optional(z.string()),
  /** MM/YY. */
  expiry: z.optional(z.string()),
  email: z.optional(z.string()),
  primary: z.boolean(),
});
export type UserPaymentMethod = z.infer<typeof paymentMethodSchema>;

export const userAddressSchema = z.object({
  id: z.string(),
  kind: z.enum(['restaurant', 'warehouse', 'office']),
  contactName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  isBilling: z.boolean(),
  isDefault: z.boolean(),
});
export type UserAddress = z.infer<typeof userAddressSchema>;

const billingSchema = z.object({
  company: z.string(),
  email: z.string(),
  taxId: z.string(),
  vatId: z.string(),
  phone: z.string(),
});
export type UserBilling = z.infer<typeof billingSchema>;

export const userNotificationRowSchema = z.object({
  kind: z.string(),
  email: z.boolean(),
  browser: z.boolean(),
  app: z.boolean(),
});
export const userNotificationWhen = z.enum(['always', 'online', 'never']);
const notificationsSchema = z.object({ matrix: z.array(userNotificationRowSchema), when: userNotificationWhen });
export type UserNotifications = z.infer<typeof notificationsSchema>;

const serviceSchema = z.object({ id: z.string(), name: z.string(), connected: z.boolean() });
const socialSchema = z.object({ id: z.string(), name: z.string(), handle: z.nullable(z.string()) });
const connectionsSchema = z.object({ services: z.array(serviceSchema), social: z.array(socialSchema) });
export type UserConnections = z.infer<typeof connectionsSchema>;

export const userDetailsSchema = z.object({
  userId: z.int(),
  tasksDone: z.int(),
  projectsDone: z.int(),
  projects: z.array(projectSchema),
  timeline: z.array(timelineEntrySchema),
  profile: userProfileSchema,
  plan: planSchema,
  twoSteps: twoStepsSchema,
  devices: z.array(deviceSchema),
  paymentMethods: z.array(paymentMethodSchema),
  addresses: z.array(userAddressSchema),
  billing: billingSchema,
  notifications: notificationsSchema,
  connections: connectionsSchema,
  version: z.optional(z.int()),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;
