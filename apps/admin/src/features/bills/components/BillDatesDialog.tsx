import { billDaysAtMost, type FieldErrors } from '@larder/domain/contract';
import { DateRangePicker } from '@larder/ui/DateRangePicker';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { datesError, type BillDates } from '../billDates';

export interface BillDatesDialogProps {
  dates: BillDates;
  /** Current business date. Later dates can't be chosen. */
  today: string;
  onChoose: (dates: BillDates) => void;
  onClose: () => void;
}

type Range = { start: string; end: string } | null;
const datesOf = (range: Range) => range && { from: range.start, to: range.end };

/** Dialog that chooses a range of business dates. */
export function BillDatesDialog({ dates, today, onChoose, onClose }: BillDatesDialogProps) {
  const { t } = useTranslation();
  const form = useFieldForm<{ range: Range }>({
    initial: { range: { start: dates.from, end: dates.to } },
    validate: ({ range }): FieldErrors => {
      const chosen = datesOf(range);
      const error = chosen ? datesError(chosen) : 'required';
      return error ? { range: [error] } : {};
    },
    send: async ({ range }) => {
      onChoose(datesOf(range)!);
      onClose();
    },
  });
  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={onClose}
      title={t('bills.dates.choose')}
      saveLabel={t('bills.dates.show')}
      form={{ ...form, isDirty: false }}
    >
      <DateRangePicker
        label={t('bills.dates.label')}
        description={t('bills.dates.help', { days: billDaysAtMost })}
        max={today}
        today={today}
        value={form.values.range}
        onValueChange={(range) => form.set({ range })}
        error={form.errorOf('range')}
      />
    </FormLayer>
  );
}
