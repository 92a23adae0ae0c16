import { eventCalendars, maxEventsAtOnce } from '@larder/domain/contract';
import { Alert, Button, Stack, StatusPill, Text } from '@larder/ui';
import { Dialog, Select } from '@larder/ui/overlays';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { ImportFileStep } from '../../../lists/importing/ImportFileStep';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import { useIcsImport, type ImportedEvent } from '../useIcsImport';
import * as styles from './IcsImport.css';

export interface IcsImportDialogProps {
  page: CalendarPageState;
  labels: CalendarLabels;
  onClose: () => void;
}

interface ImportedRowProps {
  row: ImportedEvent;
  labels: CalendarLabels;
}

const tones = { problem: 'danger', known: 'secondary', new: 'success' } as const;

/** An event of the file: its time, or why it is not added. */
function ImportedRow({ row: { title, event, problem, value, notes, isKnown }, labels }: ImportedRowProps) {
  const { t } = useTranslation();
  const state = problem ? 'problem' : isKnown ? 'known' : 'new';
  return (
    <li className={styles.row}>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      <StatusPill tone={tones[state]} dot={false}>
        {t(`calendar.import.states.${state}`)}
      </StatusPill>
      {event && (
        <span className={styles.detail}>
          {labels.times({ event, start: event.start, end: event.end })}
          {event.extendedProps.repeat && ` · ${labels.repeat(event.extendedProps.repeat)}`}
        </span>
      )}
      {problem && <span className={styles.problem}>{t(`calendar.import.problems.${problem}`, { value })}</span>}
      {notes.map((note) => (
        <span key={note} className={styles.detail}>
          {t(`calendar.import.notes.${note}`)}
        </span>
      ))}
    </li>
  );
}

/** Adds events from an iCalendar file. Shows first what it would add. */
export function IcsImportDialog({ page, labels, onClose }: IcsImportDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const headingId = useId();
  const state = useIcsImport(page, onClose);
  const { events, fresh, failure, addFailure } = state;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(isOpen) => !isOpen && !state.isAdding && onClose()}
      title={t('calendar.import.title')}
      footer={
        <>
          {events && (
            <Button variant="plain" tone="dark" style={{ marginInlineEnd: 'auto' }} onClick={state.back}>
              {t('calendar.import.back')}
            </Button>
          )}
          <Button variant="plain" tone="dark" disabled={state.isAdding} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {fresh.length > 0 && (
            <Button variant="filled" loading={state.isAdding} onClick={() => void state.addAll()}>
              {t('calendar.import.add', { count: fresh.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="px16">
        {failure && (
          <Alert tone="danger" title={t('calendar.import.notRead')}>
            {t(`calendar.import.failures.${failure}`, { max: formats.number(maxEventsAtOnce) })}
          </Alert>
        )}
        {addFailure && (
          <Alert tone="danger" title={t('calendar.import.failed', { count: fresh.length })}>
            {addFailure}
          </Alert>
        )}
        {!events && (
          <ImportFileStep
            loading={state.isReading}
            accept=".ics,text/calendar"
            limits={t('calendar.import.limits', { max: formats.number(maxEventsAtOnce) })}
            onFile={(file) => void state.open(file)}
          />
        )}
        {events && (
          <>
            <Text as="p" id={headingId} role="status">
              {[
                t('calendar.import.found', { count: fresh.length, file: state.fileName }),
                events.length > fresh.length && t('calendar.import.leftOut', { count: events.length - fresh.length }),
              ]
                .filter(Boolean)
                .join(' ')}
            </Text>
            <Select
              label={t('calendar.import.calendar')}
              value={state.calendar}
              options={eventCalendars.map((value) => ({ value, label: labels.calendar(value) }))}
              onValueChange={state.setCalendar}
            />
            {/* Focusable, so that the keyboard can scroll it. */}
            <div className={styles.scroll} role="group" aria-labelledby={headingId} tabIndex={0}>
              <ul className={styles.list}>
                {events.map((row, index) => (
                  <ImportedRow key={index} row={row} labels={labels} />
                ))}
              </ul>
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
