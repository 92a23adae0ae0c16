import type { FieldErrors } from '@larder/domain/contract';
import { DatePicker } from '@larder/ui/DatePicker';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';

export interface DayDialogProps {
  /** The shown business date. */
  date: string;
  /** Current business date, the latest one to choose. */
  today: string;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** Dialog in which the user types a business date or chooses it from a calendar. */
export function DayDialog({ date, today, onChoose, onClose }: DayDialogProps) {
  const { t } = useTranslation();
  const form = useFieldForm<{ day: string | null }>({
    initial: { day: date },
    validate: ({ day }): FieldErrors =>
      day === null ? { day: ['required'] } : day > today ? { day: ['notFuture'] } : {},
    send: async ({ day }) => {
      onChoose(day!);
      onClose();
    },
  });
  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={onClose}
      title={t('dashboard.day.choose')}
      saveLabel={t('dashboard.day.show')}
      form={{ ...form, isDirty: false }}
    >
      <DatePicker
        label={t('dashboard.day.label')}
        max={today}
        today={today}
        value={form.values.day}
        onValueChange={(day) => form.set({ day })}
        error={form.errorOf('day')}
      />
    </FormLayer>
  );
}
