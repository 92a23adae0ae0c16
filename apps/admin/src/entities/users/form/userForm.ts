import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  isTaken,
  userFormSchema,
  userLanguages,
  type FieldError,
  type User,
  type UserForm,
  type UserProfile,
} from '@larder/domain/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { changedValues } from '../../../lib/changedValues';
import { isSameValue } from '../../../lib/isSameValue';
import { isVersionConflict } from '@larder/domain';

export const userFields = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'restaurantIds',
  'currentPlan',
  'status',
  'taxId',
  'language',
] as const;
const profileFields = ['taxId', 'language'] as const;
const uniqueFields = ['username', 'email'] as const;
const choices = ['role', 'restaurantIds', 'currentPlan', 'status', 'language'] as const;

const userDraftSchema = z.extend(userFormSchema, {
  taxId: z.optional(z.string()),
  language: z.optional(z.enum(userLanguages)),
});
/** Form values of a user. Includes the tax ID and language only if the details are loaded. */
export type UserDraft = UserForm & Partial<UserProfile>;

/** Returns the initial values of the form. New users work in the given restaurant. */
export function userFormValues(user: User | undefined, profile?: UserProfile, restaurantId?: string): UserDraft {
  return {
    fullName: user?.fullName ?? '',
    username: user?.username ?? '',
    email: user?.email ?? '',
    contact: user?.contact ?? '',
    company: user?.company ?? '',
    country: user?.country ?? '',
    role: user?.role ?? 'subscriber',
    currentPlan: user?.currentPlan ?? 'basic',
    status: user?.status ?? 'active',
    restaurantIds: user ? user.restaurantIds : restaurantId === undefined ? [] : [restaurantId],
    ...(profile && { taxId: profile.taxId, language: profile.language }),
  };
}

export const trimmed = (values: UserDraft): UserDraft =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as UserDraft;

const isOfProfile = (key: string) => profileFields.some((field) => field === key);

export interface UserFormChanges {
  user: Partial<UserForm>;
  profile: Partial<UserProfile>;
}

/** Returns the changed values of the user and of the profile. */
export function changesOf(values: UserDraft, previous: UserDraft): UserFormChanges {
  const changed = Object.entries(changedValues(values, previous));
  return {
    user: Object.fromEntries(changed.filter(([key]) => !isOfProfile(key))),
    profile: Object.fromEntries(changed.filter(([key]) => isOfProfile(key))),
  };
}

/** Returns the stored user if a request failed because someone else has changed it in the meantime. */
export const newerUser = (error: unknown): User | undefined =>
  isVersionConflict(error) ? (error.problem.current as User) : undefined;

/** Returns the fields that both sides have changed to different values. */
export const overlap = (mine: Partial<UserForm>, previous: User, theirs: User) =>
  (Object.keys(mine) as (keyof UserForm)[]).filter(
    (name) => !isSameValue(theirs[name], previous[name]) && !isSameValue(theirs[name], mine[name]),
  );

/**
 * Validates against the contract's schema. Username and email must be unique, and a new phone number, if any, needs a
 * country code.
 */
export function userFormResolver(everyone: readonly User[], ownId: number | undefined): Resolver<UserDraft> {
  const byContract: Resolver<UserDraft> = standardSchemaResolver(userDraftSchema);
  return async (values, context, options) => {
    const entered = trimmed(values);
    const { errors: found } = await byContract(entered, context, options);
    const errors: FieldErrors<UserDraft> = { ...found };
    for (const field of choices) if (errors[field]) errors[field] = { type: 'pick', message: 'pick' };
    for (const field of uniqueFields)
      if (!errors[field] && isTaken(everyone, field, entered[field], ownId))
        errors[field] = { type: 'taken', message: 'taken' };
    const isContactChanged = everyone.find(({ id }) => id === ownId)?.contact !== entered.contact;
    if (!errors.contact && entered.contact && isContactChanged && !entered.contact.startsWith('+'))
      errors.contact = { type: 'countryCode', message: 'countryCode' };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entered, errors: {} };
  };
}

/** Returns the message keys of a response by form field, and those of other fields in `others`. */
export function errorsByField(errors: Record<string, readonly FieldError[]>) {
  const fields: Partial<Record<keyof UserDraft, string>> = {};
  const others: string[] = [];
  for (const [path, [first]] of Object.entries(errors)) {
    if (first === undefined) continue;
    const message = typeof first === 'string' ? first : `${first.key}:${first.n}`;
    const field = userFields.find((name) => name === path);
    if (field) fields[field] = message;
    else others.push(message);
  }
  return { fields, others };
}

/** Parses `maxLength:120` into a key and a number. A message without a number is returned unchanged. */
export function fieldError(message: string | undefined) {
  if (!message) return undefined;
  const [key = message, n] = message.split(':');
  return n === undefined ? key : { key, n: Number(n) };
}
