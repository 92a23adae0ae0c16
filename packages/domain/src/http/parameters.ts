import * as z from 'zod/mini';

const whole = /^-?\d+$/;
const toNumber = z.transform<number, number>((value: unknown) =>
  typeof value === 'string' && whole.test(value) ? Number(value) : (value as number),
);

const integer = () => z.number().check(z.refine(Number.isInteger, 'integer'));

/** Creates an integer parameter: a number for the caller, digits in the URL. */
export const integerParameter = () => z.pipe(toNumber, integer());

export const pageParameter = () => z._default(z.pipe(toNumber, integer().check(z.gte(1))), 1);
export const perPageParameter = (size: number) =>
  z._default(z.pipe(toNumber, integer().check(z.gte(1), z.lte(1000))), size);

/** Creates a filter parameter. A missing or empty value doesn't filter. */
export const filterParameter = () => z._default(z.string(), '');

export const sortOrder = z.enum(['asc', 'desc']);

export type SortOrder = z.infer<typeof sortOrder>;

/** Creates a parameter with one or more values (repeated keys). Always parsed as a list, without empty values. */
export const listParameter = <T extends z.ZodMiniType>(entry: T) =>
  z.pipe(
    z.transform((value: unknown) => [value].flat().filter((each) => each !== undefined && each !== '')),
    z.array(entry),
  );

const words: Record<string, boolean> = { true: true, false: false };

/** Creates a boolean parameter: `true` or `false` in the URL. */
export const booleanParameter = () =>
  z.pipe(
    z.transform<boolean, boolean>((value: unknown) => words[value as string] ?? (value as boolean)),
    z.boolean(),
  );
