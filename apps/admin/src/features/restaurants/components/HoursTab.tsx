import { useServerNow } from '@larder/domain';
import {
  addDays,
  closeOutWarnings,
  hoursSentence,
  orderTypes,
  rangesOn,
  wallClock,
  zoneOffset,
  type OrderType,
  type SpecialDay,
  type WeeklyHours,
} from '@larder/domain/contract';
import { Alert, Button, Stack, Text, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { Disclosure } from '@larder/ui/Disclosure';
import { Repeater } from '@larder/ui/Repeater';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useWeekdayNames } from '../../../hooks/useWeekdayNames';
import { useRestaurantLabels } from '../useRestaurantLabels';
import { RangesEditor } from './RangesEditor';
import { TabForm, type RestaurantTabProps, type TabFormState } from './TabForm';
import { WeekEditor } from './WeekEditor';

type Form = TabFormState<'hours' | 'specialDays'>;

/** Weekly hours, hours of order types, special days and the next seven days. */
export function HoursTab({ restaurant, denial }: RestaurantTabProps) {
  return (
    <TabForm restaurant={restaurant} denial={denial} fields={['hours', 'specialDays']}>
      {(form) => <HoursFields form={form} restaurant={restaurant} denial={denial} />}
    </TabForm>
  );
}

function HoursFields({ form, restaurant, denial }: RestaurantTabProps & { form: Form }) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const days = useWeekdayNames();
  const readOnly = denial !== undefined;
  const { values, set, errorOf } = form;
  const { hours } = values;
  const sentence = (week: WeeklyHours) =>
    hoursSentence(week, { days: days.short, closed: t('restaurants.hours.closed') });
  const setType = (type: OrderType, week: WeeklyHours | undefined) => {
    const { [type]: _previous, ...others } = hours.byOrderType;
    set({ hours: { ...hours, byOrderType: week ? { ...others, [type]: week } : others } });
  };
  const warning = closeOutWarnings(hours, restaurant.closeOutHour, 'hours')[0];
  return (
    <>
      <Stack gap="px4">
        <Text as="h3" variant="title3">
          {t('restaurants.hours.main')}
        </Text>
        <Text variant="caption" tone="muted">
          {sentence(hours.main)}
        </Text>
      </Stack>
      <WeekEditor
        label={t('restaurants.hours.main')}
        value={hours.main}
        readOnly={readOnly}
        errorOf={(path) => errorOf(`hours.main.${path}`)}
        onValueChange={(main) => set({ hours: { ...hours, main } })}
      />
      {warning && <Alert tone="warning">{t('restaurants.hours.pastCloseOut', warning.values)}</Alert>}
      <Text as="h3" variant="title3">
        {t('restaurants.hours.byOrderType')}
      </Text>
      {orderTypes.map((type) => {
        const own = hours.byOrderType[type];
        return (
          <Disclosure
            key={type}
            label={labels.orderType(type)}
            description={own ? sentence(own) : t('restaurants.hours.inherited')}
          >
            <Stack gap="px12">
              {own ? (
                <>
                  <WeekEditor
                    label={labels.orderType(type)}
                    value={own}
                    readOnly={readOnly}
                    errorOf={(path) => errorOf(`hours.byOrderType.${type}.${path}`)}
                    onValueChange={(week) => setType(type, week)}
                  />
                  <div>
                    <Button size="sm" disabledReason={denial} onClick={() => setType(type, undefined)}>
                      {t('restaurants.hours.reset')}
                    </Button>
                  </div>
                </>
              ) : (
                <div>
                  <Button size="sm" disabledReason={denial} onClick={() => setType(type, structuredClone(hours.main))}>
                    {t('restaurants.hours.own')}
                  </Button>
                </div>
              )}
            </Stack>
          </Disclosure>
        );
      })}
      <SpecialDays form={form} timeZone={restaurant.timeZone} readOnly={readOnly} />
      <NextDays restaurant={{ ...restaurant, ...values }} />
    </>
  );
}

function SpecialDays({
  form: { values, set, errorOf },
  timeZone,
  readOnly,
}: {
  form: Form;
  timeZone: string;
  readOnly: boolean;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const today = wallClock(useServerNow(), timeZone).date;
  const nameOf = ({ date, label }: SpecialDay) =>
    label || (date ? formats.date(date) : t('restaurants.hours.specialDay'));
  return (
    <Repeater<SpecialDay>
      label={t('restaurants.fields.specialDays')}
      description={t('restaurants.hours.specialHelp')}
      layout="card"
      max={readOnly ? values.specialDays.length : 366}
      value={values.specialDays}
      addLabel={t('restaurants.hours.addSpecial')}
      createItem={() => ({ date: addDays(today, 1), label: '', ranges: [] })}
      getName={nameOf}
      onValueChange={(specialDays) => set({ specialDays: [...specialDays] })}
    >
      {({ item, index, change, name }) => (
        <Stack gap="px12">
          <DatePicker
            label={t('restaurants.fields.date')}
            required
            readOnly={readOnly}
            today={today}
            value={item.date}
            error={errorOf(`specialDays.${index}.date`)}
            onValueChange={(date) => date && change({ date })}
          />
          <TextField
            label={t('restaurants.fields.label')}
            dir="auto"
            readOnly={readOnly}
            value={item.label}
            error={errorOf(`specialDays.${index}.label`)}
            onChange={(event) => change({ label: event.currentTarget.value })}
          />
          <RangesEditor
            name={name}
            value={item.ranges}
            readOnly={readOnly}
            errorOf={(path) => errorOf(['specialDays', index, 'ranges', path].filter((part) => part !== '').join('.'))}
            onValueChange={(ranges) => change({ ranges })}
          />
        </Stack>
      )}
    </Repeater>
  );
}

/** The hours of the next seven days, with special days and clock changes. */
function NextDays({ restaurant }: { restaurant: RestaurantTabProps['restaurant'] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { timeZone, specialDays } = restaurant;
  const today = wallClock(useServerNow(), timeZone).date;
  const offsetOn = (date: string) => zoneOffset(Date.parse(`${date}T12:00:00Z`), timeZone);
  const items = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(today, index);
    const ranges = rangesOn(restaurant, date).map(({ from, to }) => `${from}–${to}`);
    const notes = [
      specialDays.find((day) => day.date === date)?.label,
      offsetOn(date) !== offsetOn(addDays(date, -1)) && t('restaurants.hours.clockChange'),
    ].filter(Boolean);
    return {
      id: date,
      term: formats.date(date, { weekday: 'short', day: 'numeric', month: 'short' }),
      value: [formats.list(ranges) || t('restaurants.hours.closed'), ...notes].join(' · '),
    };
  });
  return (
    <Stack gap="px8">
      <Text as="h3" variant="title3">
        {t('restaurants.hours.next')}
      </Text>
      <DescriptionList items={items} termWidth={120} />
    </Stack>
  );
}
