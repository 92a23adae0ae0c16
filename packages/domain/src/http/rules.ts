import { overwrite, refine, type core } from 'zod/mini';

/** What is wrong with one field: a message key, with its number where the text names one. */
export type FieldError = string | { key: string; n: number };
export type FieldErrors = Record<string, FieldError[]>;

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/;
const usernamePattern = /^[a-z0-9._-]{3,30}$/;
const phonePattern = /^\+?[\d\s().\-/]+$/;

export const isFilled = (text: string) => text.trim() !== '';
export const isEmail = (text: string) => text.length <= 254 && emailPattern.test(text);
export const isUsername = (text: string) => usernamePattern.test(text);
export const isPassword = (text: string) => text.length >= 8 && /\p{L}/u.test(text) && /[^\p{L}\s]/u.test(text);

export function isPhone(text: string) {
  const digits = text.replace(/\D/g, '').length;
  return phonePattern.test(text) && digits >= 7 && digits <= 15;
}

/** Rules a schema is made of: `z.string().check(rule.required, rule.email)`. The message is the key, so form and server say the same. */
export const rule = {
  required: refine<string>(isFilled, { error: 'required', abort: true }),
  email: refine<string>(isEmail, 'email'),
  username: refine<string>(isUsername, 'username'),
  phone: refine<string>(isPhone, 'phone'),
  password: refine<string>(isPassword, 'password'),
  maxLength: (n: number) => refine<string>((text) => text.length <= n, `maxLength:${n}`),
  /** Typed addresses are compared and stored without the blanks around them. */
  trimmed: overwrite<string>((text) => text.trim()),
};

function keyOf(issue: core.$ZodIssue): FieldError {
  if (issue.code === 'invalid_value') return 'pick';
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'required';
  if (issue.code === 'invalid_union') return 'pick';
  if (issue.code === 'too_big' && issue.message === 'Invalid input') return 'number';
  const [key = 'required', n] = issue.message.split(':');
  return n === undefined ? key : { key, n: Number(n) };
}

/** Turns the issues of a parse into message keys by dotted field path. */
export function fieldErrors(issues: readonly core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) (errors[issue.path.join('.')] ??= []).push(keyOf(issue));
  return errors;
}
