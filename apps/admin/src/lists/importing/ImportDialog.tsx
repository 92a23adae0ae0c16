import { Alert, Button, Meter, Stack, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { download } from '../sheets/download';
import { csvMark, toCsv } from '../sheets/toCsv';
import { ImportCheckStep } from './ImportCheckStep';
import { ImportColumnsStep } from './ImportColumnsStep';
import * as styles from './ImportDialog.css';
import { ImportFileStep } from './ImportFileStep';
import { countCheckedRows, type ImportField } from './importPlan';
import { maxImportRows, useImport, type ImportSource, type ImportState } from './useImport';
import { useImportFailureText } from './useImportFailureText';

export interface ImportDialogProps<Name extends string, Made, Added> extends ImportSource<Name, Made, Added> {
  title: string;
  /** Values of the only row of the sample file. */
  sample: Readonly<Record<Name, string>>;
  onClose: () => void;
}

interface SampleButtonProps<Name extends string> {
  list: string;
  fields: readonly ImportField<Name>[];
  sample: Readonly<Record<Name, string>>;
}

/** Downloads a sample file with one row. */
function SampleButton<Name extends string>({ list, fields, sample }: SampleButtonProps<Name>) {
  const { t } = useTranslation();
  const save = () => {
    const text = toCsv([fields.map(({ label }) => label), fields.map(({ name }) => sample[name])]);
    download(new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' }), `larder-${list}-sample.csv`);
  };
  return (
    <Button variant="plain" startIcon={Download} style={{ marginInlineEnd: 'auto' }} onClick={save}>
      {t('lists.import.sample')}
    </Button>
  );
}

function ImportProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack gap="px8">
      <Meter label={t('lists.import.progress')} value={done} max={Math.max(1, total)} />
      <Text as="p" tone="muted" tabular role="status">
        {t('lists.bulk.progress', { done: formats.number(done), total: formats.number(total) })}
      </Text>
    </Stack>
  );
}

const sheetTypes = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const steps = ['file', 'columns', 'check', 'running'] as const;

/** Imports a file into a list in steps: choose a file, map columns, check, then add all rows or none. */
export function ImportDialog<Name extends string, Made, Added>({
  title,
  sample,
  onClose,
  ...source
}: ImportDialogProps<Name, Made, Added>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const heading = useRef<HTMLElement>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);
  const { fields, list, maxRows = maxImportRows } = source;
  const fileStep = { accept: sheetTypes, limits: t('lists.import.limits', { rows: formats.number(maxRows) }) };
  const failureText = useImportFailureText(fields, maxRows);
  const state = useImport({
    ...source,
    onDone: (added: readonly Added[]) => {
      source.onDone(added);
      onClose();
    },
  });
  const { step, failure } = state;
  const counts = countCheckedRows(state.checkedRows);

  // Focus the heading of each new step; the dialog focuses the first one.
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus();
    seen.current = step;
  }, [step]);

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
      open
      size="lg"
      dismissible={step !== 'running'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          {step === 'file' && <SampleButton list={list} fields={fields} sample={sample} />}
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
        {step === 'file' && (
          <ImportFileStep {...fileStep} loading={state.isReading} onFile={(file) => void state.read(file)} />
        )}
        {step === 'columns' && (
          <ImportColumnsStep state={state as unknown as ImportState<Name, never, never>} fields={fields} />
        )}
        {step === 'check' && (
          <ImportCheckStep
            list={list}
            fields={fields}
            checkedRows={state.checkedRows}
            leavesOut={leavesOut}
            onLeavesOutChange={(next) => {
              setLeavesOut(next);
              setInTheWay(false);
            }}
            leaveOutError={isInTheWay ? t('lists.import.leaveWrongFirst') : undefined}
          />
        )}
        {step === 'running' && <ImportProgress done={state.done} total={counts.new} />}
      </Stack>
    </Dialog>
  );
}
