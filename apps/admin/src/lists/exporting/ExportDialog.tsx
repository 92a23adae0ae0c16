import { rule } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { SegmentedControl } from '@larder/ui/overlays';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormLayer } from '../../components/FormLayer';
import { useFieldForm } from '../../hooks/useFieldForm';
import { useFormats } from '../../hooks/useFormats';
import { schemaErrors } from '../../lib/schemaErrors';
import { exportName } from '../sheets/download';
import { fileFormats, type ExportOptions, type FileFormat } from './exportOptions';
import { useExport } from './useExport';

export interface ExportDialogProps<Row> extends ExportOptions<Row> {
  /** All rows of the list. */
  all: readonly Row[];
  /** The rows that match the search and the filters, or the selected rows. */
  found: readonly Row[];
  onClose: () => void;
}

const schema = z.object({
  fileName: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  columns: z.array(z.string()).check(rule.filled),
});

/** Dialog that writes rows to a file: name, format, columns, and all or the found rows. */
export function ExportDialog<Row>({ all, found, onClose, ...options }: ExportDialogProps<Row>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const write = useExport(options);
  const isFiltered = found.length < all.length;
  const form = useFieldForm({
    initial: {
      fileName: options.fileName ?? exportName(options.list),
      format: 'xlsx' as FileFormat,
      scope: isFiltered ? ('found' as const) : ('all' as const),
      columns: options.columns.map(({ id }) => id),
    },
    validate: (values) => schemaErrors(schema, values),
    send: async ({ fileName, format, scope, columns }) => {
      onClose();
      await write(format, scope === 'all' ? all : found, undefined, {
        fileName: fileName.trim(),
        columns: options.columns.filter(({ id }) => columns.includes(id)),
        ...(scope === 'all' && { filters: [] }),
      });
    },
  });
  const { values, set } = form;
  const rowCount = (rows: readonly Row[]) => ({ count: rows.length, total: formats.number(rows.length) });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t('lists.export.title', { title: options.title })}
      saveLabel={t('lists.export.write')}
      form={{ ...form, isDirty: false }}
    >
      <TextField
        label={t('lists.export.fileName')}
        description={`.${values.format}`}
        dir="auto"
        autoComplete="off"
        requiredMark
        value={values.fileName}
        error={form.errorOf('fileName')}
        onChange={({ target }) => set({ fileName: target.value })}
      />
      <SegmentedControl
        label={t('lists.export.format')}
        size="md"
        block
        value={values.format}
        onValueChange={(format) => set({ format })}
        options={fileFormats.map((value) => ({ value, label: t(`lists.export.${value}`) }))}
      />
      {isFiltered && (
        <RadioGroup
          label={t('lists.export.rows')}
          value={values.scope}
          onValueChange={(scope) => set({ scope })}
          options={[
            { value: 'found', label: t('lists.export.found', rowCount(found)) },
            { value: 'all', label: t('lists.export.every', rowCount(all)) },
          ]}
        />
      )}
      <CheckboxGroup
        label={t('lists.export.columns')}
        allLabel={t('lists.export.allColumns')}
        columns={2}
        value={values.columns}
        onValueChange={(columns) => set({ columns })}
        options={options.columns.map(({ id, header }) => ({ value: id, label: header }))}
        error={form.errorOf('columns')}
      />
    </FormLayer>
  );
}
