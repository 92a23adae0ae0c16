import { overwrite, refine } from 'zod/mini';

// The rules of the sign-in pages, in a separate file to keep the initial bundle small.

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/;
const usernamePattern = /^[a-z0-9._-]{3,30}$/;
const phonePattern = /^\+?[\d\s().\-/]+$/;

const isFilled = (text: string) => text.trim() !== '';
export const isEmail = (text: string) => text.length <= 254 && emailPattern.test(text);
export const isUsername = (text: string) => usernamePattern.test(text);
/** The parts of the password rule, which forms list next to the field. */
export const passwordParts = {
  length: (text: string) => text.length >= 8,
  letter: (text: string) => /\p{L}/u.test(text),
  other: (text: string) => /[^\p{L}\s]/u.test(text),
};
export const isPassword = (text: string) => Object.values(passwordParts).every((test) => test(text));

export function isPhone(text: string) {
  const digits = text.replace(/\D/g, '').length;
  return phonePattern.test(text) && digits >= 7 && digits <= 15;
}

export const required = refine<string>(isFilled, { error: 'required', abort: true });
export const email = refine<string>(isEmail, 'email');
export const username = refine<string>(isUsername, 'username');
export const password = refine<string>(isPassword, 'password');
export const maxLength = (n: number) => refine<string>((text) => text.length <= n, `maxLength:${n}`);
/** Trims a value before later checks. */
export const trimmed = overwrite<string>((text) => text.trim());
