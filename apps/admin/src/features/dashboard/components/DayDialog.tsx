import { Button } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../hooks/useFieldMessage';

export interface DayDialogProps {
  /** The shown business date. */
  date: string;
  /** Current business date, the latest one to choose. */
  today: string;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** Dialog that chooses a business date: typed, or from a calendar. */
export function DayDialog({ date, today, onChoose, onClose }: DayDialogProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const [chosen, setChosen] = useState<string | null>(date);
  const [isChecked, setChecked] = useState(false);
  const error = chosen === null ? 'required' : chosen > today ? 'notFuture' : undefined;
  return (
    <Dialog
      open
      narrow="box"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('dashboard.day.choose')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              setChecked(true);
              if (error || !chosen) return;
              onChoose(chosen);
              onClose();
            }}
          >
            {t('dashboard.day.show')}
          </Button>
        </>
      }
    >
      <DatePicker
        label={t('dashboard.day.label')}
        max={today}
        value={chosen}
        onValueChange={setChosen}
        error={isChecked ? message(error) : undefined}
      />
    </Dialog>
  );
}
