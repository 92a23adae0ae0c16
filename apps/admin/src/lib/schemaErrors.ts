import { fieldErrors, type FieldErrors } from '@larder/domain/contract';
import * as z from 'zod/mini';

/** Validates values against a schema of the contract. Returns the errors by dotted field path. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const { success, error } = z.safeParse(schema, values);
  return success ? {} : fieldErrors(error.issues);
}

/** Removes the name of the property that contains the form values, such as `set`, from the paths of errors. */
export function withoutPrefix(errors: FieldErrors, prefix: string | undefined): FieldErrors {
  if (!prefix) return errors;
  const start = `${prefix}.`;
  const entries = Object.entries(errors).map(([path, error]) => [
    path.startsWith(start) ? path.slice(start.length) : path,
    error,
  ]);
  return Object.fromEntries(entries) as FieldErrors;
}
