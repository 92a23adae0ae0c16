import { isWageOutside, moveErrors } from '@larder/domain/contract';
import { Alert, Grid } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { MoneyField } from '../../../components/MoneyField';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { useFormats } from '../../../hooks/useFormats';
import type { Jobs } from '../useJobs';
import type { MoveDialogProps } from './MoveStageDialog';

interface OfferValues {
  wage: number | null;
  basis: 'hour' | 'month';
  startsOn: string | null;
}

/** Writes an offer: wage and first day. */
export function OfferDialog({ question: { candidates }, moves, jobs }: MoveDialogProps & { jobs: Jobs }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const candidate = candidates[0]!;
  const opening = jobs.openings.find(({ id }) => id === candidate.openingId);
  const currency = opening?.wage?.currency ?? jobs.restaurantOf(candidate.restaurantId)?.currency ?? 'USD';
  const today = jobs.todayAt(candidate.restaurantId);
  const form = useFieldForm<OfferValues>({
    initial: { wage: opening?.wage?.min ?? null, basis: opening?.wage?.basis ?? 'hour', startsOn: null },
    validate: ({ wage, basis, startsOn }) => ({
      ...(wage === null || wage <= 0 ? { 'offer.wage': ['required'] } : {}),
      ...(startsOn === null
        ? { 'offer.startsOn': ['required'] }
        : moveErrors({ stage: 'offer', offer: { wage: wage ?? 0, basis, startsOn } }, candidate, today)),
    }),
    send: async ({ wage, basis, startsOn }) => {
      if (wage === null || startsOn === null) return;
      const offer = { wage, basis, startsOn };
      moves.close();
      await moves.run(candidates, 'offer', { offer });
    },
  });
  const { wage, basis, startsOn } = form.values;
  const isOutside =
    opening !== undefined && wage !== null && basis === opening.wage?.basis && isWageOutside(opening, wage);
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={moves.close}
      title={t('jobs.offer.title', { name: candidate.fullName })}
      saveLabel={t('jobs.offer.confirm')}
      savingLabel={t('jobs.saving')}
      form={form}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <MoneyField
          label={t('jobs.fields.wage')}
          required
          currency={currency}
          value={wage}
          error={form.errorOf('offer.wage')}
          onValueChange={(next) => form.set({ wage: next })}
        />
        <Select
          label={t('jobs.fields.basis')}
          options={(['hour', 'month'] as const).map((value) => ({ value, label: t(`jobs.basis.${value}`) }))}
          value={basis}
          onValueChange={(next) => form.set({ basis: next })}
        />
      </Grid>
      <DatePicker
        label={t('jobs.fields.startsOn')}
        required
        min={today}
        today={today}
        value={startsOn}
        error={form.errorOf('offer.startsOn')}
        onValueChange={(next) => form.set({ startsOn: next })}
      />
      {isOutside && opening.wage && (
        <Alert tone="warning">
          {t('jobs.offer.outside', {
            wage: `${formats.money(opening.wage.min, currency)}–${formats.money(opening.wage.max, currency)}`,
          })}
        </Alert>
      )}
    </FormLayer>
  );
}
