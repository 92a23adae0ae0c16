import { isSameValue } from './isSameValue';

/** Returns the values that differ from the previous ones. */
export const changedValues = <Values extends object>(values: Values, previous: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSameValue(value, previous[key as keyof Values])),
  ) as Partial<Values>;
