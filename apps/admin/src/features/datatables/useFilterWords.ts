import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats';
import { kindOf, parseConditions } from './employeeConditions';
import type { EmployeeListSearch } from './employeeSearch';
import { useEmployeeLabels } from './useEmployeeLabels';

export interface FilterWord {
  words: string;
  /** What takes it away. */
  without: Partial<EmployeeListSearch>;
}

/** What the table is narrowed by, in words: for chips, and for the heading of a file. */
export function useFilterWords(search: EmployeeListSearch): readonly FilterWord[] {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const formats = useFormats();
  const day = (value: string) => formats.date(value, { day: 'numeric', month: 'short', year: 'numeric' });
  const { q, name, post, email, city, from, to, min, max, where } = search;
  const text = (column: string, value: string | undefined, without: Partial<EmployeeListSearch>): FilterWord[] =>
    value ? [{ words: `${labels.column(column)}: ${value}`, without }] : [];
  const { isAny, conditions } = parseConditions(where);
  const said = conditions.map(({ column, operator, value }) => {
    const kind = kindOf(column);
    const shown = kind === 'choice' ? labels.status(Number(value) as 1) : kind === 'day' ? day(value) : value;
    return `${labels.column(column)} ${t(`datatables.operators.${kind}.${operator}`)} ${shown}`;
  });
  return [
    ...(q ? [{ words: t('datatables.filters.search', { q }), without: { q: undefined } }] : []),
    ...text('full_name', name, { name: undefined }),
    ...text('post', post, { post: undefined }),
    ...text('email', email, { email: undefined }),
    ...text('city', city, { city: undefined }),
    ...text('start_date', from && to ? `${day(from)} – ${day(to)}` : from ? `≥ ${day(from)}` : to && `≤ ${day(to)}`, {
      from: undefined,
      to: undefined,
    }),
    ...text('salary', min === undefined ? undefined : `≥ ${formats.money(min * 100, 'USD', { whole: true })}`, {
      min: undefined,
    }),
    ...text('salary', max === undefined ? undefined : `≤ ${formats.money(max * 100, 'USD', { whole: true })}`, {
      max: undefined,
    }),
    ...(said.length > 0
      ? [
          {
            words: said.join(t(isAny ? 'datatables.conditions.or' : 'datatables.conditions.and')),
            without: { where: undefined },
          },
        ]
      : []),
  ];
}
