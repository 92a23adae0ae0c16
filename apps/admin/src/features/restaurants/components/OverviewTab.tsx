import { serverNow, useStaff } from '@larder/domain';
import { activationGaps, wallClock } from '@larder/domain/contract';
import { Alert, Grid, GridItem, Stack, StatusPill, Text, TextArea, TextField } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { openTones, useRestaurantLabels } from '../useRestaurantLabels';
import * as styles from './Restaurants.css';
import { TabForm, type RestaurantTabProps, type TabFormState } from './TabForm';

const fields = [
  'name',
  'locationName',
  'code',
  'description',
  'group',
  'address',
  'phone',
  'email',
  'website',
  'orderUrl',
  'managerId',
  'timeZone',
  'currency',
  'closeOutHour',
] as const;
type Form = TabFormState<(typeof fields)[number]>;

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Names, address, contact, time zone and manager. */
export function OverviewTab({ restaurant, denial }: RestaurantTabProps) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const { health, timeZone, statusReason, closeOutHour } = restaurant;
  const gaps = restaurant.status === 'draft' ? Object.keys(activationGaps(restaurant)) : [];
  return (
    <Stack gap="px16">
      <div className={styles.facts}>
        <StatusPill tone={openTones[health.openState]}>{labels.open(health, timeZone)}</StatusPill>
        {statusReason && <Text tone="muted">{statusReason}</Text>}
        <Text variant="caption" tone="muted">
          {t('restaurants.tradingDay', { from: hourText(closeOutHour), to: hourText(closeOutHour) })}
        </Text>
      </div>
      {gaps.length > 0 && (
        <Alert tone="info" title={t('restaurants.gaps')}>
          {gaps.map((path) => t(`restaurants.gap.${path.replace('.', '_')}`)).join(' · ')}
        </Alert>
      )}
      <TabForm restaurant={restaurant} denial={denial} fields={fields}>
        {(form) => <OverviewFields form={form} restaurant={restaurant} denial={denial} />}
      </TabForm>
    </Stack>
  );
}

function OverviewFields({ form: { values, set, errorOf }, restaurant, denial }: RestaurantTabProps & { form: Form }) {
  const { t } = useTranslation();
  const { data: staff = [], isPending } = useStaff({ restaurant: restaurant.id, active: true });
  const readOnly = denial !== undefined;
  const isFixed = restaurant.firstBusinessDate !== null;
  const text = (
    field:
      'name' | 'locationName' | 'code' | 'group' | 'phone' | 'email' | 'website' | 'orderUrl' | 'timeZone' | 'currency',
  ) => ({
    label: t(`restaurants.fields.${field}`),
    value: values[field],
    error: errorOf(field),
    readOnly,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      set({ [field]: event.currentTarget.value } as Partial<typeof values>),
  });
  const { address } = values;
  const addressText = (field: 'city' | 'region' | 'postcode' | 'country') => ({
    label: t(`restaurants.fields.${field}`),
    value: address[field],
    error: errorOf(`address.${field}`),
    readOnly,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      set({ address: { ...address, [field]: event.currentTarget.value } }),
  });
  const fixed = isFixed ? { readOnly: true, description: t('restaurants.fixed') } : {};
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
      <TextField {...text('name')} dir="auto" required />
      <TextField {...text('locationName')} dir="auto" required />
      <TextField {...text('code')} dir="ltr" required />
      <TextField {...text('group')} dir="auto" />
      <GridItem span="all">
        <TextArea
          label={t('restaurants.fields.description')}
          dir="auto"
          readOnly={readOnly}
          value={values.description}
          error={errorOf('description')}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </GridItem>
      <GridItem span="all">
        <TextArea
          label={t('restaurants.fields.lines')}
          dir="auto"
          rows={2}
          readOnly={readOnly}
          value={address.lines.join('\n')}
          error={errorOf('address.lines')}
          onChange={(event) => set({ address: { ...address, lines: event.currentTarget.value.split('\n') } })}
        />
      </GridItem>
      <TextField {...addressText('city')} dir="auto" />
      <TextField {...addressText('postcode')} dir="ltr" />
      <TextField {...addressText('region')} dir="auto" />
      <TextField {...addressText('country')} dir="ltr" maxLength={2} />
      <TextField {...text('phone')} dir="ltr" type="tel" />
      <TextField {...text('email')} dir="ltr" type="email" />
      <TextField {...text('website')} dir="ltr" type="url" />
      <TextField {...text('orderUrl')} dir="ltr" type="url" />
      <GridItem span="all">
        <Select
          label={t('restaurants.fields.managerId')}
          loading={isPending}
          readOnly={readOnly}
          options={staff.map(({ id, name, position }) => ({
            value: id,
            label: name,
            description: t(`staff.positions.${position}`),
          }))}
          value={values.managerId}
          error={errorOf('managerId')}
          onValueChange={(managerId) => set({ managerId })}
        />
      </GridItem>
      <TextField
        {...text('timeZone')}
        dir="ltr"
        required
        description={t('restaurants.localTime', { time: localTime(restaurant.timeZone) })}
        {...fixed}
      />
      <TextField {...text('currency')} dir="ltr" required {...fixed} />
      <NumberField
        label={t('restaurants.fields.closeOutHour')}
        readOnly={readOnly}
        value={values.closeOutHour}
        error={errorOf('closeOutHour')}
        onValueChange={(closeOutHour) => set({ closeOutHour: closeOutHour as number })}
        {...fixed}
      />
    </Grid>
  );
}

function localTime(timeZone: string) {
  const { minute } = wallClock(serverNow(), timeZone);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
