import { Repeater } from '@larder/ui/Repeater';
import { useEffect, useRef, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify';
import { copyOfLine, emptyLine, maxLines, type LineValues } from '../invoiceValues';
import { insertPasted, readPastedLines } from '../pastedLines';
import type { InvoiceFormState } from '../useInvoiceForm';
import { LineFields } from './LineFields';

const rowOf = (target: EventTarget) =>
  Number((target as Element).closest('[data-row]')?.getAttribute('data-row') ?? -1);

/** The lines of an invoice. Enter in the last field adds one, and rows of a spreadsheet can be pasted. */
export function InvoiceLineFields({ form }: { form: InvoiceFormState }) {
  const { t } = useTranslation();
  const { values, language, setLines, errorOf, id } = form;
  const { lines } = values;
  const error = errorOf('lines');

  const latest = useRef(form);
  /** IDs of the toasts that offer to undo a removal. */
  const toasts = useRef<string[]>([]);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const shown = toasts.current;
    return () => {
      // A removal can be undone only in this form.
      if (shown.length > 0) void notify((toast) => shown.forEach((each) => toast.dismiss(each)));
    };
  }, []);

  const restore = (line: LineValues, index: number) => {
    const now = latest.current.values.lines;
    latest.current.setLines([...now.slice(0, index), line, ...now.slice(index)]);
  };
  const handleChange = (next: readonly LineValues[]) => {
    setLines(next);
    const keys = new Set(next.map(({ key }) => key));
    const removed = lines.findIndex(({ key }) => !keys.has(key));
    const line = lines[removed];
    if (!line) return;
    const what = line.item.trim() ? t('invoices.form.removed', { item: line.item }) : t('invoices.form.lineRemoved');
    const toastId = `${id}-line-${line.key}`;
    toasts.current.push(toastId);
    const action = { label: t('changes.undo'), onAction: () => restore(line, removed) };
    void notify((toast) => void toast.success(what, { id: toastId, action }));
  };
  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    const index = rowOf(event.target);
    const pasted = readPastedLines(event.clipboardData.getData('text/plain'), language, emptyLine(lines));
    if (!pasted || index < 0) return;
    event.preventDefault();
    const result = insertPasted(lines, index, pasted);
    setLines(result.lines);
    const texts = [
      t('invoices.form.pasted', { count: result.pasted }),
      result.left > 0 && t('invoices.form.notPasted', { count: result.left, max: maxLines }),
    ];
    void notify((toast) => void toast.success(texts.filter(Boolean).join(' ')));
  };
  return (
    <div id="lines" onPaste={handlePaste}>
      <Repeater<LineValues>
        label={t('invoices.form.lines')}
        layout="card"
        reorderable
        addOnEnter
        max={maxLines}
        value={lines}
        error={error}
        data-invalid={error ? '' : undefined}
        description={t('invoices.form.pasteHint')}
        addLabel={t('invoices.form.addLine')}
        createItem={() => emptyLine(lines)}
        copyItem={(line) => copyOfLine(line, lines)}
        getName={(_line, index) => t('invoices.form.line', { n: index + 1 })}
        onValueChange={handleChange}
      >
        {({ item: line, index, change }) => (
          <LineFields line={line} path={`lines.${index}`} language={language} errorOf={errorOf} onChange={change} />
        )}
      </Repeater>
    </div>
  );
}
