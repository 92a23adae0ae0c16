import { isMissing } from './isMissing';
import { foldQuery } from './foldQuery';
import { foldText } from './foldText';
import type { ColumnFilter } from '../tableTypes';

const isoDate = (value: unknown) => {
  if (value instanceof Date) {
    const pad = (part: number) => String(part).padStart(2, '0');
    return `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}`;
  }
  return typeof value === 'string' ? value.slice(0, 10) : undefined;
};

/** Returns the test of a filter; undefined if it matches every value. */
export function testOf(
  filter: ColumnFilter,
  textOf: (value: unknown) => string,
): ((value: unknown) => boolean) | undefined {
  switch (filter.kind) {
    case 'text': {
      const searched = foldQuery(filter.text);
      return searched ? (value) => foldText(textOf(value)).includes(searched) : undefined;
    }
    case 'number': {
      const { min = -Infinity, max = Infinity } = filter;
      if (min === -Infinity && max === Infinity) return undefined;
      return (value) => typeof value === 'number' && value >= min && value <= max;
    }
    case 'date': {
      const { from = '', to = '\uffff' } = filter;
      if (!filter.from && !filter.to) return undefined;
      return (value) => {
        const day = isMissing(value) ? undefined : isoDate(value);
        return day !== undefined && day >= from && day <= to;
      };
    }
    case 'select': {
      if (filter.values.length === 0) return undefined;
      const values = new Set<unknown>(filter.values);
      return (value) => (Array.isArray(value) ? value.some((one) => values.has(one)) : values.has(value));
    }
    case 'boolean':
      return (value) => Boolean(value) === filter.value;
  }
}
