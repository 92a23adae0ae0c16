import { serverNow } from '@larder/domain';
import { Button } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ScheduleDialogProps {
  onClose: () => void;
  /** Called with the time as an ISO instant. */
  onSchedule: (at: string) => void;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns tomorrow at 08:00, in the time zone of the device. */
function tomorrow() {
  const now = serverNow();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}T08:00`;
}

/** Asks when the email is to be sent. */
export function ScheduleDialog({ onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | null>(tomorrow);
  const [hasTried, setTried] = useState(false);
  const error = !value ? 'required' : new Date(value) <= serverNow() ? 'future' : undefined;
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
              if (value && !error) onSchedule(new Date(value).toISOString());
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
