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

export const userFields = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'status',
  'taxId',
  'language',
] as const;
const profileFields = ['taxId', 'language'] as const;
const uniqueFields = ['username', 'email'] as const;
const choices = ['role', 'currentPlan', 'status', 'language'] as const;

const userDraftSchema = z.extend(userFormSchema, {
  taxId: z.optional(z.string()),
  language: z.optional(z.enum(userLanguages)),
});
/** A person as the form holds them; tax id and language only where their details are at hand. */
export type UserDraft = UserForm & Partial<UserProfile>;

/** What the form starts with. */
export function userFormValues(user: User | undefined, profile?: UserProfile): UserDraft {
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
    ...(profile && { taxId: profile.taxId, language: profile.language }),
  };
}

/** Typed text without the blanks around it. */
export const trimmed = (values: UserDraft): UserDraft =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as UserDraft;

const isOfProfile = (key: string) => profileFields.some((field) => field === key);

/** Only what differs from what was there: what is the person's, and what is their details'. */
export function changesOf(
  values: UserDraft,
  former: UserDraft,
): { user: Partial<UserForm>; profile: Partial<UserProfile> } {
  const changed = Object.entries(values).filter(([key, value]) => value !== former[key as keyof UserDraft]);
  return {
    user: Object.fromEntries(changed.filter(([key]) => !isOfProfile(key))),
    profile: Object.fromEntries(changed.filter(([key]) => isOfProfile(key))),
  };
}

/** The rules of the contract; usernames and e-mail addresses must also be unique. */
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
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entered, errors: {} };
  };
}

/** Message keys of a refused call by form field; what is no field of the form is left over. */
export function refusedFields(errors: Record<string, readonly FieldError[]>) {
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

/** `maxLength:120` as the key and its number. */
export function fieldError(message: string | undefined) {
  if (!message) return undefined;
  const [key = message, n] = message.split(':');
  return n === undefined ? key : { key, n: Number(n) };
}
