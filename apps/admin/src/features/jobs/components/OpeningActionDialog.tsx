import { openingActionErrors } from '@larder/domain/contract';
import { TextArea } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import type { OpeningActions } from '../useOpeningActions';

export interface OpeningActionDialogProps {
  asked: NonNullable<OpeningActions['asked']>;
  actions: OpeningActions;
}

/** Asks for the reason for closing, or for the number of seats. */
export function OpeningActionDialog({ asked: { action, opening }, actions }: OpeningActionDialogProps) {
  const { t } = useTranslation();
  const form = useFieldForm<{ reason: string; seats: number | null }>({
    initial: { reason: '', seats: opening.hired + 1 },
    validate: ({ reason, seats }) => openingActionErrors({ action, reason, seats: seats ?? undefined }, opening),
    send: async ({ reason, seats }) => {
      await actions.change(opening, action, action === 'close' ? { reason } : { seats: seats ?? undefined });
      actions.close();
    },
  });
  const label = t(`jobs.openings.actions.${action}`);
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={actions.close}
      title={t(`jobs.openings.ask.${action}`, { title: opening.title })}
      saveLabel={label}
      savingLabel={t('jobs.saving')}
      form={form}
    >
      {action === 'close' ? (
        <TextArea
          label={t('jobs.fields.reason')}
          description={t('jobs.openings.closeHelp', { n: opening.active })}
          required
          value={form.values.reason}
          error={form.errorOf('reason')}
          onChange={(event) => form.set({ reason: event.currentTarget.value })}
        />
      ) : (
        <NumberField
          label={t('jobs.fields.seats')}
          description={t('jobs.openings.hired', { hired: opening.hired, seats: opening.seats })}
          required
          value={form.values.seats}
          error={form.errorOf('seats')}
          onValueChange={(seats) => form.set({ seats })}
        />
      )}
    </FormLayer>
  );
}
