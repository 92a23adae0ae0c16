import { serverNow } from '@larder/domain';
import { addDays, instantOf } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestaurantToday } from '../../../hooks/useRestaurantToday';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';

export interface ScheduleDialogProps {
  onClose: () => void;
  /** Called with the time as an ISO instant. */
  onSchedule: (at: string) => void;
}

/** Asks when the email is to be sent, in the time zone of the restaurant. */
export function ScheduleDialog({ onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useTranslation();
  const { timeZone } = useRestaurantZone();
  const today = useRestaurantToday();
  const [value, setValue] = useState<string | null>(`${addDays(today, 1)}T08:00`);
  const [hasTried, setTried] = useState(false);
  const error = !value ? 'required' : new Date(instantOf(value, timeZone)) <= serverNow() ? 'future' : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('mail.compose.schedule')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              setTried(true);
              if (value && !error) onSchedule(instantOf(value, timeZone));
            }}
          >
            {t('mail.compose.scheduleSend')}
          </Button>
        </>
      }
    >
      <DatePicker
        label={t('mail.compose.sendAt')}
        showTime
        value={value}
        onValueChange={setValue}
        error={hasTried && error ? t(`validation.${error}`) : undefined}
        required
      />
    </Dialog>
  );
}
