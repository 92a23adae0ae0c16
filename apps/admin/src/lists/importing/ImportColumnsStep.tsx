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
/** Number of rows that can be chosen as the header. */
const maxHeaderRows = 20;

/** Maps columns of the file to fields. The initial mapping is guessed, or restored from the last import. */
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
        {fields.map(({ name, label, isRequired }) => {
          const at = mapping[name];
          const example = at === undefined ? undefined : rows.slice(headerRow + 1).find(({ cells }) => cells[at]);
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
                value={at === undefined ? noColumn : String(at)}
                options={[{ value: noColumn, label: t('lists.import.leaveOut') }, ...columns]}
                error={missing.includes(label) ? t('lists.import.chooseColumn') : undefined}
                onValueChange={(chosen) => state.setColumn(name, chosen === noColumn ? undefined : Number(chosen))}
              />
              <bdi className={styles.example}>{at === undefined ? '' : example?.cells[at]}</bdi>
            </Fragment>
          );
        })}
      </div>
    </Stack>
  );
}
