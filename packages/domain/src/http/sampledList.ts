import * as z from 'zod/mini';

/**
 * Creates an array schema that validates at most `places` evenly spaced rows and returns the array unchanged. Parsing
 * all 100,000 employees takes 100 ms per response.
 */
export function sampledList<R extends z.ZodMiniType>(row: R, places = 50) {
  const fits = (value: unknown) => {
    if (!Array.isArray(value)) return false;
    const step = Math.max(1, (value.length - 1) / (places - 1));
    for (let place = 0; Math.round(place) < value.length; place += step) {
      if (!z.safeParse(row, value[Math.round(place)]).success) return false;
    }
    return true;
  };
  // Tools that read the schema, such as the OpenAPI generator, see a plain array.
  const list = z.array(row);
  list._zod.run = (payload) => {
    const { value: input, issues } = payload;
    if (!fits(input)) issues.push({ code: 'invalid_type', expected: 'array', input, inst: list });
    return payload;
  };
  return list as unknown as z.ZodMiniType<readonly z.output<R>[], readonly z.input<R>[]>;
}
