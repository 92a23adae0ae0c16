import { StatusPill } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import * as styles from './ImportDialog.css';
import type { ImportField, CheckedRow } from './importPlan';

const tones = { new: 'success', skipped: 'secondary', wrong: 'danger' } as const;

/** Returns the columns of the dry run, and the reasons why a row is skipped or invalid. */
export function useCheckColumns<Name extends string>(fields: readonly ImportField<Name>[]) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const reasons = ({ state, errors }: CheckedRow<Name>) =>
    state === 'skipped'
      ? [t('lists.import.there')]
      : errors.map(({ field, error, line }) => {
          const label = fields.find(({ name }) => name === field)?.label ?? field;
          return `${label}: ${line === undefined ? (message(error) ?? '') : t('lists.import.twice', { line })}`;
        });
  const first = fields[0]!;
  const columns = useMemo(
    (): readonly DataTableColumn<CheckedRow<Name>>[] => [
      {
        id: 'line',
        header: t('lists.import.lineHead'),
        sortable: true,
        align: 'end',
        width: 64,
        card: 'secondary',
        cell: ({ line }, { inCard }) => (inCard ? t('lists.import.line', { line }) : line),
      },
      {
        id: 'name',
        header: first.label,
        rowHeader: true,
        accessor: ({ values }) => values[first.name] ?? '',
        cell: ({ values }) => <bdi>{values[first.name] || '—'}</bdi>,
      },
      {
        id: 'state',
        header: t('lists.import.verdict'),
        card: 'status',
        cell: ({ state }) => <StatusPill tone={tones[state]}>{t(`lists.import.states.${state}`)}</StatusPill>,
      },
      {
        id: 'reasons',
        header: t('lists.import.reasons'),
        card: 'secondary',
        maxWidth: 420,
        cell: (checkedRow, { inCard }) => {
          const text = reasons(checkedRow);
          if (text.length === 0) return null;
          if (inCard) return <span className={styles.reasonsOfCard}>{text.join(' ')}</span>;
          return (
            <ul className={styles.reasons}>
              {text.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          );
        },
      },
    ],
    // The texts change with the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, first.label],
  );
  return { columns, reasons };
}
