import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isTaken, userFormSchema, type User, type UserForm } from '@larder/domain/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

export const userFields = ['fullName', 'username', 'email', 'contact', 'company', 'country', 'role', 'currentPlan', 'status'] as const;
const uniqueFields = ['username', 'email'] as const;
const choices = ['role', 'currentPlan', 'status'] as const;

/** What the form starts with. */
export function userFormValues(user: User | undefined): UserForm {
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
  };
}

/** Typed text without the blanks around it. */
export const trimmed = (values: UserForm): UserForm =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])) as UserForm;

/** Only what differs from what was there. */
export const changesOf = (values: UserForm, former: UserForm): Partial<UserForm> =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== former[key as keyof UserForm]));

/** The rules of the contract, and names and addresses that nobody else has. */
export function userFormResolver(everyone: readonly User[], ownId: number | undefined): Resolver<UserForm> {
  const byContract: Resolver<UserForm> = standardSchemaResolver(userFormSchema);
  return async (values, context, options) => {
    const entered = trimmed(values);
    const { errors: found } = await byContract(entered, context, options);
    const errors: FieldErrors<UserForm> = { ...found };
    for (const field of choices) if (errors[field]) errors[field] = { type: 'pick', message: 'pick' };
    for (const field of uniqueFields)
      if (!errors[field] && isTaken(everyone, field, entered[field], ownId)) errors[field] = { type: 'taken', message: 'taken' };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entered, errors: {} };
  };
}

/** Message keys of a refused call by form field; what is no field of the form is left over. */
export function refusedFields(errors: Record<string, readonly (string | { key: string; n: number })[]>) {
  const fields: Partial<Record<keyof UserForm, string>> = {};
  const others: string[] = [];
  for (const [path, [first]] of Object.entries(errors)) {
    if (first === undefined) continue;
    const message = typeof first === 'string' ? first : `${first.key}:${first.n}`;
    const field = userFields.find((name) => name === path.replace(/^user\./, ''));
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
