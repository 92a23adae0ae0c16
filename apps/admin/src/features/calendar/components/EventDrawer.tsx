import type { Occurrence } from '@larder/domain/contract';
import { Alert, Button } from '@larder/ui';
import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import type { EventActions, Times } from '../useEventActions';
import { useEventForm } from '../useEventForm';
import * as styles from './Calendar.css';
import { EventFields } from './EventFields';

export interface EventDrawerProps {
  /** The occurrence to edit; undefined to add an event. */
  occurrence: Occurrence | undefined;
  /** Local times of a new event; undefined for `defaultTimes`. */
  draft: Times | undefined;
  page: CalendarPageState;
  actions: EventActions;
  labels: CalendarLabels;
  onClose: () => void;
  onDelete: (occurrence: Occurrence) => void;
}

/** Adds or edits an event. */
export function EventDrawer({ occurrence, draft, page, actions, labels, onClose, onDelete }: EventDrawerProps) {
  const { t } = useTranslation();
  const { form, isOccurrence } = useEventForm(occurrence, draft, page, actions);
  const { conflict } = form;
  const denial = actions.denial(occurrence ? 'update' : 'create');
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={onClose}
      title={t(occurrence ? 'calendar.form.editTitle' : 'calendar.form.newTitle')}
      saveLabel={t(occurrence ? 'calendar.form.save' : 'calendar.form.add')}
      savingLabel={t('calendar.saving')}
      form={form}
      failureTitle={t('calendar.form.notSaved')}
    >
      {occurrence && (
        <div className={styles.actions}>
          <Button
            size="sm"
            startIcon={Copy}
            disabledReason={actions.denial('create')}
            onClick={() => void actions.duplicate(occurrence)}
          >
            {t('calendar.duplicate')}
          </Button>
          <Button
            size="sm"
            tone="danger"
            startIcon={Trash2}
            disabledReason={actions.denial('delete')}
            onClick={() => {
              onClose();
              onDelete(occurrence);
            }}
          >
            {t('calendar.delete')}
          </Button>
        </div>
      )}
      {denial && <Alert tone="info">{denial}</Alert>}
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`calendar.fields.${name}`),
          ...(typeof from === 'string' && typeof to === 'string' && { from, to }),
        })}
      />
      <EventFields form={form} isOccurrence={isOccurrence} labels={labels} />
    </FormLayer>
  );
}
