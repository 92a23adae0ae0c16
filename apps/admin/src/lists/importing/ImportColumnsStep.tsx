import { Stack, Text } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ImportDialog.css';
import type { ImportField } from './importPlan';
import type { ImportState } from './useImport';

export interface ImportColumnsStepProps<Name extends string> {
  state: ImportState<Name, never, never>;
  fields: readonly ImportField<Name>[];
}

const noColumn = 'none';
/** Prefix of options that set a value for all rows. */
const fixed = '=';
/** Number of rows that can be chosen as the header. */
const maxHeaderRows = 20;

/** Maps columns of the file, or values for all rows, to fields. The initial mapping is guessed, or restored from the last import. */
export function ImportColumnsStep<Name extends string>({ state, fields }: ImportColumnsStepProps<Name>) {
  const { t } = useTranslation();
  const { sheets, sheetAt, rows, headerRow, mapping, failure } = state;
  const header = rows[headerRow]?.cells ?? [];
  const missing = failure?.kind === 'required' ? failure.fields : [];
  const columns = header.map((head, at) => ({
    value: String(at),
    label: head || t('lists.import.column', { number: at + 1 }),
  }));

  return (
    <Stack gap="px16">
      <Stack direction="row" gap="px12" wrap>
        {sheets.length > 1 && (
          <Select
            label={t('lists.import.sheet')}
            value={String(sheetAt)}
            options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            onValueChange={(at) => state.chooseSheet(Number(at))}
          />
        )}
        <Select
          label={t('lists.import.header')}
          value={String(headerRow)}
          options={rows.slice(0, maxHeaderRows).map(({ line, cells }, at) => ({
            value: String(at),
            label: t('lists.import.line', { line }),
            description: cells.filter(Boolean).slice(0, 4).join(' · '),
          }))}
          onValueChange={(at) => state.setHeaderRow(Number(at))}
        />
      </Stack>
      <div className={styles.columns} role="group" aria-label={t('lists.import.columnsLabel')}>
        {fields.map(({ name, label, isRequired, choices = [] }) => {
          const at = mapping[name];
          const example =
            typeof at === 'number' ? rows.slice(headerRow + 1).find(({ cells }) => cells[at])?.cells[at] : undefined;
          const chosen = typeof at === 'number' ? String(at) : at === undefined ? noColumn : fixed + at;
          return (
            <Fragment key={name}>
              <Text variant="label">
                {label}
                {isRequired && <Text variant="caption" tone="subtle">{` · ${t('lists.import.required')}`}</Text>}
              </Text>
              <Select
                label={t('lists.import.columnOf', { field: label })}
                hideLabel
                size="bar"
                value={chosen}
                options={[
                  { value: noColumn, label: t('lists.import.leaveOut') },
                  ...columns,
                  ...choices.map((choice) => ({
                    value: fixed + choice.value,
                    label: t('lists.import.allRows', { value: choice.label }),
                  })),
                ]}
                error={missing.includes(label) ? t('lists.import.chooseColumn') : undefined}
                onValueChange={(next) =>
                  state.setColumn(
                    name,
                    next === noColumn ? undefined : next.startsWith(fixed) ? next.slice(fixed.length) : Number(next),
                  )
                }
              />
              <bdi className={styles.example}>{example}</bdi>
            </Fragment>
          );
        })}
      </div>
    </Stack>
  );
}
