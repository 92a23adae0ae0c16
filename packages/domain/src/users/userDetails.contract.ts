import * as z from 'zod/mini';
import { attachmentSchema } from '../http/attachment.contract';
import * as rule from '../http/fieldRules';

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

export const userLanguages = ['en', 'fr', 'de', 'pt', 'ar'] as const;
const profileSchema = z.object({ taxId: z.string(), language: z.enum(userLanguages) });
export type UserProfile = z.infer<typeof profileSchema>;

const planName = z.enum(['basic', 'team', 'company', 'enterprise', 'management']);
const planPeriod = z.enum(['monthly', 'yearly']);
const planSchema = z.object({
  name: planName,
  period: planPeriod,
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

const addressSchema = z.object({
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
export type UserAddress = z.infer<typeof addressSchema>;

const billingSchema = z.object({
  company: z.string(),
  email: z.string(),
  taxId: z.string(),
  vatId: z.string(),
  phone: z.string(),
});
export type UserBilling = z.infer<typeof billingSchema>;

const notificationRowSchema = z.object({
  kind: z.string(),
  email: z.boolean(),
  browser: z.boolean(),
  app: z.boolean(),
});
const notificationWhen = z.enum(['always', 'online', 'never']);
const notificationsSchema = z.object({ matrix: z.array(notificationRowSchema), when: notificationWhen });
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
  profile: profileSchema,
  plan: planSchema,
  twoSteps: twoStepsSchema,
  devices: z.array(deviceSchema),
  paymentMethods: z.array(paymentMethodSchema),
  addresses: z.array(addressSchema),
  billing: billingSchema,
  notifications: notificationsSchema,
  connections: connectionsSchema,
  version: z.optional(z.int()),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

const target = { id: z.int(), version: z.optional(z.int()) };
const blank = (n: number) => z.string().check(rule.maxLength(n));
const filled = (n: number) => z.string().check(rule.trimmed, rule.required, rule.maxLength(n));
/** A text that `null` clears. */
const clearable = (text: z.ZodMiniString) => z.optional(z.nullable(text));

const newAddress = z.object({
  kind: addressSchema.shape.kind,
  contactName: filled(120),
  phone: z._default(z.string().check(rule.phoneIfFilled), ''),
  line1: filled(200),
  line2: z._default(blank(200), ''),
  city: filled(120),
  state: z._default(blank(120), ''),
  postcode: z._default(blank(20), ''),
  country: filled(80),
  isBilling: z._default(z.boolean(), false),
  isDefault: z._default(z.boolean(), false),
});
const addressChanges = z.object({
  id: z.string(),
  kind: z.optional(addressSchema.shape.kind),
  contactName: z.optional(filled(120)),
  phone: clearable(z.string().check(rule.phoneIfFilled)),
  line1: z.optional(filled(200)),
  line2: clearable(blank(200)),
  city: z.optional(filled(120)),
  state: clearable(blank(120)),
  postcode: clearable(blank(20)),
  country: z.optional(filled(80)),
  isBilling: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
});

/** Number and code are judged and thrown away: brand and last digits stay. */
const newPayment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    number: z.string().check(rule.required, rule.cardNumber),
    cvc: z.string().check(rule.required, rule.cvc),
    holder: filled(120),
    expiry: z.string().check(rule.required, rule.cardExpiry),
    primary: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('paypal'),
    email: z.string().check(rule.trimmed, rule.required, rule.email),
    primary: z.optional(z.boolean()),
  }),
]);
export type NewPaymentMethod = z.input<typeof newPayment>;

/** What each section takes; a list section adds, changes or removes one item by id. */
export const userDetailsUpdateSchema = z.discriminatedUnion('section', [
  z.object({
    ...target,
    section: z.literal('profile'),
    data: z.object({ taxId: clearable(blank(60)), language: z.optional(profileSchema.shape.language) }),
  }),
  z.object({
    ...target,
    section: z.literal('plan'),
    data: z.object({
      name: z.optional(planName),
      period: z.optional(planPeriod),
      startTrial: z.optional(z.literal(true)),
      cancelAtPeriodEnd: z.optional(z.boolean()),
    }),
  }),
  z.object({ ...target, section: z.literal('twoSteps'), data: z.object({ enabled: z.literal(false) }) }),
  z.object({ ...target, section: z.literal('devices'), data: z.object({ revoke: z.array(z.string()) }) }),
  z.object({
    ...target,
    section: z.literal('paymentMethods'),
    data: z.object({
      add: z.optional(newPayment),
      update: z.optional(
        z.object({
          id: z.string(),
          holder: z.optional(filled(120)),
          expiry: z.optional(z.string().check(rule.cardExpiry)),
          primary: z.optional(z.literal(true)),
        }),
      ),
      remove: z.optional(z.string()),
    }),
  }),
  z.object({
    ...target,
    section: z.literal('addresses'),
    data: z.object({
      add: z.optional(newAddress),
      update: z.optional(addressChanges),
      remove: z.optional(z.string()),
    }),
  }),
  z.object({
    ...target,
    section: z.literal('billing'),
    data: z.object({
      company: z.optional(filled(120)),
      email: z.optional(z.string().check(rule.trimmed, rule.required, rule.email)),
      taxId: clearable(blank(60)),
      vatId: clearable(blank(60)),
      phone: clearable(z.string().check(rule.phoneIfFilled)),
    }),
  }),
  z.object({
    ...target,
    section: z.literal('notifications'),
    data: z.object({ matrix: z.optional(z.array(notificationRowSchema)), when: z.optional(notificationWhen) }),
  }),
  z.object({
    ...target,
    section: z.literal('connections'),
    data: z.object({
      services: z.optional(z.array(z.object({ id: z.string(), connected: z.boolean() }))),
      social: z.optional(z.array(z.object({ id: z.string(), handle: z.nullable(filled(80)) }))),
    }),
  }),
]);
export type UserDetailsUpdate = z.input<typeof userDetailsUpdateSchema>;
export type UserDetailsSection = UserDetailsUpdate['section'];
export const userDetailsSections = [
  'profile',
  'plan',
  'twoSteps',
  'devices',
  'paymentMethods',
  'addresses',
  'billing',
  'notifications',
  'connections',
] as const satisfies readonly UserDetailsSection[];
