import { ApiError } from '@larder/domain';
import { Alert, Button, Meter, Stack, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../lib/useFailureReason';
import { useFieldMessage } from '../../lib/useFieldMessage';
import { useFormats } from '../../lib/useFormats';
import { download } from '../sheets/download';
import { csvMark, toCsv } from '../sheets/toCsv';
import { ImportCheckStep } from './ImportCheckStep';
import { ImportColumnsStep } from './ImportColumnsStep';
import * as styles from './ImportDialog.css';
import { ImportFileStep } from './ImportFileStep';
import { countVerdicts } from './importPlan';
import { maxImportRows, useImport, type ImportFailure, type ImportSource, type ImportState } from './useImport';

export interface ImportDialogProps<Name extends string, Made, Added> extends ImportSource<Name, Made, Added> {
  title: string;
  /** A row as it may look, by field: for the sample file. */
  sample: Readonly<Record<Name, string>>;
  onClose: () => void;
}

const steps = ['file', 'columns', 'check', 'running'] as const;

/** Brings a file into a list: columns, a dry run, then all of it or nothing (pages.md 5.13). */
export function ImportDialog<Name extends string, Made, Added>({
  title,
  sample,
  onClose,
  ...source
}: ImportDialogProps<Name, Made, Added>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useFailureReason();
  const message = useFieldMessage();
  const heading = useRef<HTMLElement>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);
  const { fields, list } = source;
  const state = useImport({
    ...source,
    onDone: (added: readonly Added[]) => {
      source.onDone(added);
      onClose();
    },
  });
  const { step, failure } = state;
  const counts = countVerdicts(state.verdicts);

  // Each step begins at its heading; the first has the focus of the dialog.
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus();
    seen.current = step;
  }, [step]);

  /** What is wrong with a row, where the server says it of a field, or why nothing came of it. */
  const refusal = (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors : {};
    const field = fields.find(({ name }) => errors[name]?.[0]);
    return field ? `${field.label}: ${message(errors[field.name]![0])}` : reason(error);
  };
  const failureText = (why: ImportFailure) => {
    switch (why.kind) {
      case 'unreadable':
        return t(`lists.import.unreadable.${why.reason}`, { line: why.line, rows: formats.number(maxImportRows) });
      case 'required':
        return t('lists.import.requiredMissing', { fields: formats.list(why.fields) });
      case 'stopped':
        return t('lists.import.stopped');
      case 'refused':
        return [
          why.line === undefined ? '' : t('lists.import.refused', { line: why.line, reason: refusal(why.error) }),
          why.left > 0 ? t('lists.import.left', { count: why.left }) : '',
        ].join(' ');
    }
  };

  const run = () => {
    const blocked = counts.wrong > 0 && !leavesOut;
    setInTheWay(blocked);
    if (!blocked) void state.commit();
  };

  const next = {
    file: null,
    columns: (
      <Button variant="filled" onClick={state.check}>
        {t('lists.import.check')}
      </Button>
    ),
    check: counts.new > 0 && (
      <Button variant="filled" onClick={run}>
        {t('lists.import.commit', { count: counts.new })}
      </Button>
    ),
    running: null,
  }[step];

  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable={step !== 'running'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          {step === 'file' && (
            <Button
              variant="plain"
              startIcon={Download}
              style={{ marginInlineEnd: 'auto' }}
              onClick={() => {
                const text = toCsv([fields.map(({ label }) => label), fields.map(({ name }) => sample[name])]);
                download(new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' }), `larder-${list}-sample.csv`);
              }}
            >
              {t('lists.import.sample')}
            </Button>
          )}
          {(step === 'columns' || step === 'check') && (
            <Button variant="plain" tone="dark" style={{ marginInlineEnd: 'auto' }} onClick={state.back}>
              {t('lists.import.back')}
            </Button>
          )}
          <Button variant="plain" tone="dark" onClick={step === 'running' ? state.stop : onClose}>
            {t(step === 'running' ? 'lists.import.stop' : 'common.cancel')}
          </Button>
          {next}
        </>
      }
    >
      <Stack gap="px16">
        <Text as="h3" ref={heading} tabIndex={-1} className={styles.step}>
          {t('lists.import.step', {
            number: Math.min(3, steps.indexOf(step) + 1),
            total: 3,
            name: t(`lists.import.steps.${step}`),
          })}
        </Text>
        {step === 'columns' && (
          <Text as="p" tone="muted">
            {t('lists.import.columnsLead', { file: state.fileName })}
          </Text>
        )}
        {failure && (
          <Alert
            tone={failure.kind === 'stopped' ? 'info' : 'danger'}
            title={t(step === 'check' ? 'lists.import.nothing' : 'lists.import.notYet')}
          >
            {failureText(failure)}
          </Alert>
        )}
        {step === 'file' && <ImportFileStep isReading={state.isReading} onFile={(file) => void state.read(file)} />}
        {step === 'columns' && (
          <ImportColumnsStep state={state as unknown as ImportState<Name, never, never>} fields={fields} />
        )}
        {step === 'check' && (
          <ImportCheckStep
            list={list}
            fields={fields}
            verdicts={state.verdicts}
            leavesOut={leavesOut}
            onLeavesOutChange={(next) => {
              setLeavesOut(next);
              setInTheWay(false);
            }}
            leaveOutError={isInTheWay ? t('lists.import.leaveWrongFirst') : undefined}
          />
        )}
        {step === 'running' && (
          <Stack gap="px8">
            <Meter label={t('lists.import.progress')} value={state.done} max={Math.max(1, counts.new)} />
            <Text as="p" tone="muted" tabular role="status">
              {t('lists.bulk.progress', { done: formats.number(state.done), total: formats.number(counts.new) })}
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
