import { channels, orderTypes, type Ordering, type OrderType } from '@larder/domain/contract';
import { Grid, GridItem, Stack, Switch, TextField } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { Disclosure } from '@larder/ui/Disclosure';
import { NumberField } from '@larder/ui/NumberField';
import { Repeater } from '@larder/ui/Repeater';
import { TagField } from '@larder/ui/TagField';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import { useRestaurantLabels } from '../useRestaurantLabels';
import { TabForm, type RestaurantTabProps, type TabFormState } from './TabForm';

type TypeSettings = Ordering['types'][OrderType];
type Area = Ordering['deliveryAreas'][number];
type FieldsProps = RestaurantTabProps & { form: TabFormState<'ordering'> };

/** Order types, channels and delivery areas. */
export function OrderingTab({ restaurant, denial }: RestaurantTabProps) {
  return (
    <TabForm restaurant={restaurant} denial={denial} fields={['ordering']}>
      {(form) => (
        <>
          <OrderTypes form={form} restaurant={restaurant} denial={denial} />
          <OrderRules form={form} restaurant={restaurant} denial={denial} />
          <DeliveryAreas form={form} restaurant={restaurant} denial={denial} />
        </>
      )}
    </TabForm>
  );
}

function OrderTypes({ form: { values, set, errorOf }, restaurant, denial }: FieldsProps) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const readOnly = denial !== undefined;
  const { ordering } = values;
  return orderTypes.map((type) => {
    const settings = ordering.types[type];
    const change = (changes: Partial<TypeSettings>) =>
      set({ ordering: { ...ordering, types: { ...ordering.types, [type]: { ...settings, ...changes } } } });
    const number = (field: 'leadMinutes' | 'slotMinutes' | 'maxPerSlot') => ({
      label: t(`restaurants.fields.${field}`),
      readOnly,
      value: settings[field],
      error: errorOf(`ordering.types.${type}.${field}`),
      onValueChange: (value: number | null) => change({ [field]: value }),
    });
    return (
      <Disclosure
        key={type}
        label={labels.orderType(type)}
        description={t(settings.enabled ? 'restaurants.ordering.on' : 'restaurants.ordering.off')}
        defaultOpen={settings.enabled}
      >
        <Grid columns={{ base: 1, sm: 2 }} gap="px16">
          <GridItem span="all">
            <Switch
              label={t('restaurants.ordering.enabled')}
              checked={settings.enabled}
              disabled={readOnly}
              onCheckedChange={(enabled) => change({ enabled })}
            />
          </GridItem>
          <NumberField {...number('leadMinutes')} />
          <NumberField {...number('slotMinutes')} />
          <NumberField {...number('maxPerSlot')} description={t('restaurants.ordering.noLimit')} />
          <MoneyField
            label={t('restaurants.fields.minimum')}
            readOnly={readOnly}
            currency={restaurant.currency}
            value={settings.minimum}
            error={errorOf(`ordering.types.${type}.minimum`)}
            onValueChange={(minimum) => change({ minimum: minimum as number })}
          />
        </Grid>
      </Disclosure>
    );
  });
}

function OrderRules({ form: { values, set, errorOf }, denial }: FieldsProps) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const readOnly = denial !== undefined;
  const { ordering } = values;
  const change = (changes: Partial<Ordering>) => set({ ordering: { ...ordering, ...changes } });
  const number = (field: 'maxAdvanceDays' | 'cancelMinutes') => ({
    label: t(`restaurants.fields.${field}`),
    readOnly,
    value: ordering[field],
    error: errorOf(`ordering.${field}`),
    onValueChange: (value: number | null) => change({ [field]: value } as Partial<Ordering>),
  });
  return (
    <Stack gap="px16">
      <CheckboxGroup
        label={t('restaurants.fields.channels')}
        columns={2}
        readOnly={readOnly}
        options={channels.map((value) => ({ value, label: labels.channel(value) }))}
        value={ordering.channels}
        onValueChange={(chosen) => change({ channels: chosen })}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <NumberField {...number('maxAdvanceDays')} />
        <NumberField {...number('cancelMinutes')} />
      </Grid>
      {(['asapAllowed', 'guestOrders'] as const).map((field) => (
        <Switch
          key={field}
          label={t(`restaurants.fields.${field}`)}
          checked={ordering[field]}
          disabled={readOnly}
          onCheckedChange={(isOn) => change({ [field]: isOn })}
        />
      ))}
    </Stack>
  );
}

function DeliveryAreas({ form: { values, set, errorOf }, restaurant, denial }: FieldsProps) {
  const { t } = useTranslation();
  const readOnly = denial !== undefined;
  const { ordering } = values;
  const errorAt = (index: number, field: string) => errorOf(`ordering.deliveryAreas.${index}.${field}`);
  return (
    <Repeater<Area>
      label={t('restaurants.fields.deliveryAreas')}
      layout="card"
      max={readOnly ? ordering.deliveryAreas.length : 50}
      value={ordering.deliveryAreas}
      addLabel={t('restaurants.ordering.addArea')}
      createItem={() => ({ id: '', name: '', postcodes: [], fee: 0 })}
      getName={({ name }, index) => name || t('restaurants.ordering.area', { n: index + 1 })}
      onValueChange={(areas) => set({ ordering: { ...ordering, deliveryAreas: [...areas] } })}
    >
      {({ item, index, change }) => (
        <Stack gap="px12">
          <TextField
            label={t('restaurants.fields.areaName')}
            required
            dir="auto"
            readOnly={readOnly}
            value={item.name}
            error={errorAt(index, 'name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TagField
            label={t('restaurants.fields.postcodes')}
            creatable
            readOnly={readOnly}
            value={item.postcodes}
            error={errorAt(index, 'postcodes')}
            onValueChange={(postcodes) => change({ postcodes })}
          />
          <MoneyField
            label={t('restaurants.fields.fee')}
            readOnly={readOnly}
            currency={restaurant.currency}
            value={item.fee}
            error={errorAt(index, 'fee')}
            onValueChange={(fee) => change({ fee: fee as number })}
          />
        </Stack>
      )}
    </Repeater>
  );
}
