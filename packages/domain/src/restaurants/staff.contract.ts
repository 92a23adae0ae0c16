import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { booleanParameter, filterParameter } from '../http/parameters';
import { civilDate, instant, minor, scopeParameter, textId, versioned, versioning } from './basics.contract';

export const staffPositions = ['manager', 'server', 'bartender', 'host', 'cook'] as const;
export const staffPosition = z.enum(staffPositions);
export type StaffPosition = z.infer<typeof staffPosition>;

/** A staff member. PINs are never part of a response. */
export const staffSchema = z.object({
  ...versioned,
  id: textId,
  restaurantIds: z.array(textId),
  name: z.string(),
  position: staffPosition,
  /** ID of the user account. */
  userId: z.nullable(z.int()),
  canApprove: z.boolean(),
  active: z.boolean(),
  /** Hourly wage. `null` without the right to see wages. */
  wage: z.nullable(minor),
  pictureSeed: z.string(),
});
export type Staff = z.infer<typeof staffSchema>;

export const shiftSchema = z.object({
  id: textId,
  staffId: textId,
  restaurantId: textId,
  businessDate: civilDate,
  startAt: instant,
  /** `null` while working. */
  endAt: z.nullable(instant),
});
export type Shift = z.infer<typeof shiftSchema>;

/** A shift as planned, with its staff member. Contains no wage. */
export const plannedShiftSchema = z.extend(shiftSchema, {
  endAt: instant,
  name: z.string(),
  position: staffPosition,
});
export type PlannedShift = z.infer<typeof plannedShiftSchema>;

/** Editable fields of a staff member. */
export const staffFormSchema = z.object({
  name: z.string().check(rule.required, rule.maxLength(80)),
  position: staffPosition,
  canApprove: z.boolean(),
  active: z.boolean(),
  restaurantIds: z.array(textId).check(rule.filled),
});
export type StaffForm = z.infer<typeof staffFormSchema>;

export const staffFilterSchema = z.object({
  restaurant: scopeParameter(),
  q: filterParameter(),
  position: filterParameter(),
  canApprove: z.optional(booleanParameter()),
  active: z.optional(booleanParameter()),
});
export type StaffFilter = z.input<typeof staffFilterSchema>;
export type StaffFilterQuery = z.output<typeof staffFilterSchema>;

export const shiftInputSchema = z.object({
  restaurant: scopeParameter(),
  /** Defaults to the current business date. */
  date: filterParameter(),
});
export type ShiftParameters = z.input<typeof shiftInputSchema>;

export const staffEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/staff/list',
    summary: 'Returns the staff of one or all restaurants of the user. Wages require a separate permission.',
    ability: [
      { action: 'read', subject: 'staff' },
      { action: 'void', subject: 'bill' },
    ],
    input: staffFilterSchema,
    output: z.object({ staff: z.array(staffSchema), total: z.int() }),
  }),
  shifts: defineEndpoint({
    method: 'GET',
    path: '/apps/staff/shifts',
    summary: 'Returns the planned shifts of one business date, for one or all restaurants. Contains no wages.',
    ability: { action: 'read', subject: 'staff' },
    input: shiftInputSchema,
    output: z.object({
      date: civilDate,
      /** Time of the server, for the state of each shift. */
      asOf: instant,
      shifts: z.array(plannedShiftSchema),
    }),
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/staff/update-staff',
    summary: 'Updates a staff member. Fails if a restaurant would have no approver.',
    ability: { action: 'update', subject: 'staff' },
    input: z.object({ ...versioning, set: z.partial(staffFormSchema) }),
    output: z.object({ staff: staffSchema }),
  }),
};
