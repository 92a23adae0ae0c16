import { eventCalendars, type EventCalendar } from '@larder/domain/contract';
import { Grid, Switch, TextArea, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { SegmentedControl, Select } from '@larder/ui/overlays';
import { TagField } from '@larder/ui/TagField';
import { TimeField } from '@larder/ui/TimeField';
import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withStart } from '../eventValues';
import type { CalendarLabels } from '../useCalendarLabels';
import type { EventForm } from '../useEventForm';
import { useGuests } from '../useGuests';
import { RepeatFields } from './RepeatFields';

export interface EventFieldsProps extends EventForm {
  labels: CalendarLabels;
}

/** Fields of an event. */
export function EventFields({ form, isOccurrence, labels }: EventFieldsProps) {
  const { t } = useTranslation();
  const { values, set, errorOf } = form;
  const { users, guest } = useGuests();
  const guestOptions = useMemo(() => {
    const unknown = values.guests.filter((id) => !users.some((user) => String(user.id) === id));
    return [...users, ...unknown.map((id) => guest(Number(id)))].map(({ id, fullName }) => ({
      value: String(id),
      label: fullName,
    }));
  }, [users, guest, values.guests]);
  return (
    <>
      {isOccurrence && (
        <SegmentedControl
          label={t('calendar.scope.label')}
          block
          options={[
            { value: 'one', label: t('calendar.scope.one') },
            { value: 'all', label: t('calendar.scope.all') },
          ]}
          value={values.scope}
          onValueChange={(scope) => set({ scope })}
        />
      )}
      <TextField
        label={t('calendar.fields.title')}
        required
        dir="auto"
        autoComplete="off"
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Select
        label={t('calendar.fields.calendar')}
        options={eventCalendars.map((calendar) => ({ value: calendar, label: labels.calendar(calendar) }))}
        value={values.calendar}
        onValueChange={(calendar) => calendar && set({ calendar: calendar as EventCalendar })}
      />
      <Switch
        label={t('calendar.fields.allDay')}
        labelPlacement="start"
        checked={values.allDay}
        onCheckedChange={(allDay) => set({ allDay })}
      />
      <Grid columns={values.allDay ? 1 : { base: 2 }} gap="px8">
        <DatePicker
          label={t('calendar.fields.start')}
          required
          value={values.startDay}
          error={errorOf('start')}
          onValueChange={(startDay) => set(withStart(values, { startDay }))}
        />
        {!values.allDay && (
          <TimeField
            label={t('calendar.fields.startTime')}
            required
            value={values.startTime}
            onValueChange={(startTime) => set(withStart(values, { startTime }))}
          />
        )}
        <DatePicker
          label={t('calendar.fields.end')}
          required
          value={values.endDay}
          error={errorOf('end')}
          onValueChange={(endDay) => set({ endDay })}
        />
        {!values.allDay && (
          <TimeField
            label={t('calendar.fields.endTime')}
            required
            value={values.endTime}
            onValueChange={(endTime) => set({ endTime })}
          />
        )}
      </Grid>
      {(!isOccurrence || values.scope === 'all') && <RepeatFields form={form} />}
      <TagField
        label={t('calendar.fields.guests')}
        options={guestOptions}
        value={values.guests}
        error={errorOf('extendedProps.guests')}
        onValueChange={(guests) => set({ guests })}
      />
      <TextField
        label={t('calendar.fields.location')}
        dir="auto"
        autoComplete="off"
        startIcon={MapPin}
        value={values.location}
        onChange={(event) => set({ location: event.currentTarget.value })}
      />
      <TextField
        label={t('calendar.fields.url')}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={values.url}
        error={errorOf('url')}
        onChange={(event) => set({ url: event.currentTarget.value })}
      />
      <TextArea
        label={t('calendar.fields.description')}
        dir="auto"
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
    </>
  );
}
