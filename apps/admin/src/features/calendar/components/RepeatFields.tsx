import { repeatUnits } from '@larder/domain/contract';
import { Grid, GridItem } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { ToggleButtonGroup } from '@larder/ui/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useWeekdayNames } from '../../../hooks/useWeekdayNames';
import { weekdayValue, type EventValues } from '../eventValues';
import type { EventForm } from '../useEventForm';

const choices = ['none', ...repeatUnits] as const;

/** Fields of the rule of a recurring event. */
export function RepeatFields({ form }: Pick<EventForm, 'form'>) {
  const { t } = useTranslation();
  const weekdays = useWeekdayNames();
  const { values, set, errorOf } = form;
  const { every } = values;
  const options = choices.map((choice) => ({ value: choice, label: t(`calendar.repeat.every.${choice}`) }));
  return (
    <Grid columns={2} gap="px8">
      <GridItem span={every === 'none' ? 'all' : undefined}>
        <Select
          label={t('calendar.fields.every')}
          options={options}
          value={every}
          onValueChange={(next) => set({ every: (next ?? 'none') as EventValues['every'] })}
        />
      </GridItem>
      {every !== 'none' && (
        <NumberField
          label={t('calendar.fields.interval')}
          min={1}
          max={99}
          value={values.interval}
          error={errorOf('interval')}
          onValueChange={(interval) => set({ interval: interval ?? 0 })}
        />
      )}
      {every === 'week' && (
        <GridItem span="all">
          <ToggleButtonGroup
            label={t('calendar.fields.weekdays')}
            selectionMode="multiple"
            options={weekdays.short.map((label, index) => ({ value: String(index + 1), label }))}
            value={values.weekdays.length > 0 ? values.weekdays : weekdayValue(values.startDay)}
            onValueChange={(next) => set({ weekdays: [...next] })}
          />
        </GridItem>
      )}
      {every !== 'none' && (
        <GridItem span="all">
          <DatePicker
            label={t('calendar.fields.until')}
            description={t('calendar.repeat.untilHelp')}
            clearable
            value={values.until}
            error={errorOf('until')}
            onValueChange={(until) => set({ until })}
          />
        </GridItem>
      )}
    </Grid>
  );
}
