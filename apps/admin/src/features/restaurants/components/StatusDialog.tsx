import { serverNow, useServerNow } from '@larder/domain';
import { statusErrors, localDate, momentOf, minuteOf } from '@larder/domain/contract';
import { Text, TextArea } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import type { RestaurantActions } from '../useRestaurantActions';

export interface StatusDialogProps {
  asked: NonNullable<RestaurantActions['asked']>;
  actions: RestaurantActions;
}

/** Asks for the reason and the end of a pause or closure, or confirms that a restaurant is archived. */
export function StatusDialog({ asked: { action, restaurant }, actions }: StatusDialogProps) {
  const { t } = useTranslation();
  const { name, timeZone } = restaurant;
  const isArchive = action === 'archive';
  const today = localDate(useServerNow(), timeZone);
  const form = useFieldForm<{ reason: string; until: string | null }>({
    initial: { reason: '', until: null },
    validate: (values) => statusErrors(restaurant, { action, ...detailsOf(values) }, serverNow()),
    send: async (values) => {
      await actions.change(restaurant, action, isArchive ? {} : detailsOf(values));
      actions.close();
    },
  });
  /** Converts the entered end, a local time of the restaurant, to an instant. */
  function detailsOf({ reason, until }: { reason: string; until: string | null }) {
    if (!until) return { reason, until: null };
    const [date = '', time = '00:00'] = until.split('T');
    return { reason, until: momentOf(date, minuteOf(time.slice(0, 5)), timeZone).toISOString() };
  }
  const { values, set, errorOf } = form;
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={actions.close}
      title={t(`restaurants.askTitles.${action}`, { name })}
      saveLabel={t(`restaurants.actions.${action}`)}
      savingLabel={t('restaurants.saving')}
      form={form}
    >
      <Text as="p" tone="muted">
        {t(`restaurants.askTexts.${action}`)}
      </Text>
      {!isArchive && (
        <>
          <TextArea
            label={t('restaurants.fields.reason')}
            required
            dir="auto"
            value={values.reason}
            error={errorOf('reason')}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
          <DatePicker
            label={t('restaurants.fields.until')}
            description={t('restaurants.untilHelp', { zone: timeZone })}
            showTime
            clearable
            min={`${today}T00:00`}
            today={today}
            value={values.until}
            error={errorOf('until')}
            onValueChange={(until) => set({ until })}
          />
        </>
      )}
    </FormLayer>
  );
}
