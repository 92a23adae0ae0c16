import { billDaysAtMost } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { DateRangePicker } from '@larder/ui/DateRangePicker';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { datesError, type BillDates } from '../billDates';

export interface BillDatesDialogProps {
  dates: BillDates;
  /** Current business date. Later dates can't be chosen. */
  today: string;
  onChoose: (dates: BillDates) => void;
  onClose: () => void;
}

/** Dialog that chooses a range of business dates. */
export function BillDatesDialog({ dates, today, onChoose, onClose }: BillDatesDialogProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const [range, setRange] = useState<{ start: string; end: string } | null>({ start: dates.from, end: dates.to });
  const [isChecked, setChecked] = useState(false);
  const chosen = range && { from: range.start, to: range.end };
  const error = chosen ? datesError(chosen) : 'required';
  return (
    <Dialog
      open
      narrow="box"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bills.dates.choose')}
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
            {t('bills.dates.show')}
          </Button>
        </>
      }
    >
      <DateRangePicker
        label={t('bills.dates.label')}
        description={t('bills.dates.help', { days: billDaysAtMost })}
        max={today}
        value={range}
        onValueChange={setRange}
        error={isChecked ? message(error) : undefined}
      />
    </Dialog>
  );
}
