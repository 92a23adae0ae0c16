import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import {
  userAddressSchema,
  userNotificationRowSchema,
  userNotificationWhen,
  userPlanName,
  userPlanPeriod,
  userProfileSchema,
} from './userDetails.contract';

const target = { id: z.int(), version: z.optional(z.int()) };
const blank = (n: number) => z.string().check(rule.maxLength(n));
const filled = (n: number) => z.string().check(rule.trimmed, rule.required, rule.maxLength(n));
/** Makes a string optional. `null` clears it. */
const clearable = (text: z.ZodMiniString) => z.optional(z.nullable(text));

const newAddress = z.object({
  kind: userAddressSchema.shape.kind,
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
  kind: z.optional(userAddressSchema.shape.kind),
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

/** Number and security code are validated but not stored. Only the brand and the last digits of the number are. */
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

/** Input of each section. Payment methods and addresses are added, changed or removed one at a time. */
export const userDetailsUpdateSchema = z.discriminatedUnion('section', [
  z.object({
    ...target,
    section: z.literal('profile'),
    data: z.object({ taxId: clearable(blank(60)), language: z.optional(userProfileSchema.shape.language) }),
  }),
  z.object({
    ...target,
    section: z.literal('plan'),
    data: z.object({
      name: z.optional(userPlanName),
      period: z.optional(userPlanPeriod),
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
    data: z.object({ matrix: z.optional(z.array(userNotificationRowSchema)), when: z.optional(userNotificationWhen) }),
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
