import {
  orderTypes,
  paymentTypes,
  salesCategories,
  taxOf,
  type MoneySettings,
  type Thresholds,
} from '@larder/domain/contract';
import { Grid, Stack, Switch, Text, TextField } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { NumberField } from '@larder/ui/NumberField';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { Repeater } from '@larder/ui/Repeater';
import { TagField } from '@larder/ui/TagField';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantLabels } from '../useRestaurantLabels';
import { RateField } from './RateField';
import { ServiceCharges } from './ServiceCharges';
import { TabForm, type MoneyFieldsProps, type RestaurantTabProps } from './TabForm';

type TaxRate = MoneySettings['taxRates'][number];

/** Taxes, service charges, tips, payment types and the limits of exceptions. */
export function MoneyTab({ restaurant, denial }: RestaurantTabProps) {
  return (
    <TabForm restaurant={restaurant} denial={denial} fields={['money', 'thresholds']}>
      {(form) => (
        <>
          <TaxRates form={form} restaurant={restaurant} denial={denial} />
          <ServiceCharges form={form} restaurant={restaurant} denial={denial} />
          <TipsAndPayments form={form} restaurant={restaurant} denial={denial} />
          <Limits form={form} restaurant={restaurant} denial={denial} />
        </>
      )}
    </TabForm>
  );
}

function TaxRates({ form: { values, set, errorOf }, restaurant, denial }: MoneyFieldsProps) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const formats = useFormats();
  const readOnly = denial !== undefined;
  const { money } = values;
  const { currency } = restaurant;
  const example = 10_000;
  return (
    <>
      <RadioGroup
        label={t('restaurants.fields.taxMode')}
        orientation="horizontal"
        readOnly={readOnly}
        options={(['included', 'added'] as const).map((value) => ({ value, label: t(`restaurants.money.${value}`) }))}
        value={money.taxMode}
        onValueChange={(taxMode) => set({ money: { ...money, taxMode } })}
      />
      <Repeater<TaxRate>
        label={t('restaurants.fields.taxRates')}
        description={t('restaurants.money.taxHelp')}
        layout="card"
        reorderable={!readOnly}
        min={1}
        max={readOnly ? money.taxRates.length : 20}
        value={money.taxRates}
        error={errorOf('money.taxRates')}
        addLabel={t('restaurants.money.addTax')}
        createItem={() => ({ id: '', name: '', rate: 0, categories: [], orderTypes: null })}
        getName={({ name }, index) => name || t('restaurants.money.tax', { n: index + 1 })}
        onValueChange={(taxRates) => set({ money: { ...money, taxRates: [...taxRates] } })}
      >
        {({ item, index, change }) => (
          <Stack gap="px12">
            <Grid columns={{ base: 1, sm: 2 }} gap="px12">
              <TextField
                label={t('restaurants.fields.rateName')}
                required
                dir="auto"
                readOnly={readOnly}
                value={item.name}
                error={errorOf(`money.taxRates.${index}.name`)}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <RateField
                label={t('restaurants.fields.rate')}
                readOnly={readOnly}
                value={item.rate}
                error={errorOf(`money.taxRates.${index}.rate`)}
                onValueChange={(rate) => change({ rate: rate as number })}
              />
            </Grid>
            <TagField
              label={t('restaurants.fields.categories')}
              description={item.categories === null ? t('restaurants.money.everything') : undefined}
              readOnly={readOnly}
              options={salesCategories.map((value) => ({ value, label: labels.category(value) }))}
              value={item.categories ?? []}
              onValueChange={(chosen) =>
                change({ categories: chosen.length === 0 ? null : (chosen as TaxRate['categories']) })
              }
            />
            <TagField
              label={t('restaurants.fields.orderTypes')}
              description={item.orderTypes === null ? t('restaurants.money.everything') : undefined}
              readOnly={readOnly}
              options={orderTypes.map((value) => ({ value, label: labels.orderType(value) }))}
              value={item.orderTypes ?? []}
              onValueChange={(chosen) =>
                change({ orderTypes: chosen.length === 0 ? null : (chosen as TaxRate['orderTypes']) })
              }
            />
            <Text variant="caption" tone="muted">
              {t('restaurants.money.tryOut', {
                amount: formats.money(example, currency),
                tax: formats.money(taxOf(example, item.rate, money.taxMode), currency),
              })}
            </Text>
          </Stack>
        )}
      </Repeater>
    </>
  );
}

function TipsAndPayments({ form: { values, set, errorOf }, denial }: MoneyFieldsProps) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const readOnly = denial !== undefined;
  const { money } = values;
  const change = (changes: Partial<MoneySettings>) => set({ money: { ...money, ...changes } });
  return (
    <Stack gap="px16">
      <Switch
        label={t('restaurants.fields.tipsEnabled')}
        checked={money.tipsEnabled}
        disabled={readOnly}
        onCheckedChange={(tipsEnabled) => change({ tipsEnabled })}
      />
      <Repeater<number>
        label={t('restaurants.fields.tipPresets')}
        max={readOnly ? money.tipPresets.length : 6}
        value={money.tipPresets}
        addLabel={t('restaurants.money.addPreset')}
        createItem={() => 15_000}
        getName={(_item, index) => t('restaurants.money.preset', { n: index + 1 })}
        onValueChange={(tipPresets) => change({ tipPresets: [...tipPresets] })}
      >
        {({ item, index, change: changePreset, name }) => (
          <RateField
            label={name}
            readOnly={readOnly}
            value={item}
            error={errorOf(`money.tipPresets.${index}`)}
            onValueChange={(rate) => changePreset(rate as number)}
          />
        )}
      </Repeater>
      <CheckboxGroup
        label={t('restaurants.fields.paymentTypes')}
        columns={2}
        readOnly={readOnly}
        options={paymentTypes.map((value) => ({ value, label: labels.payment(value) }))}
        value={money.paymentTypes}
        onValueChange={(chosen) => change({ paymentTypes: chosen })}
      />
    </Stack>
  );
}

const amounts = ['voidAmount', 'refundAmount'] as const;
const shares = ['discount', 'tip', 'labour'] as const;
const minutes = ['openMinutes', 'eightySixMinutes'] as const;

function Limits({ form: { values, set, errorOf }, restaurant, denial }: MoneyFieldsProps) {
  const { t } = useTranslation();
  const { thresholds } = values;
  const field = (name: keyof Thresholds) => ({
    label: t(`restaurants.thresholds.${name}`),
    readOnly: denial !== undefined,
    value: thresholds[name],
    error: errorOf(`thresholds.${name}`),
    onValueChange: (value: number | null) => set({ thresholds: { ...thresholds, [name]: value } }),
  });
  return (
    <Stack gap="px12">
      <Text as="h3" variant="title3">
        {t('restaurants.fields.thresholds')}
      </Text>
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        {amounts.map((name) => (
          <MoneyField key={name} {...field(name)} currency={restaurant.currency} />
        ))}
        {shares.map((name) => (
          <RateField key={name} {...field(name)} />
        ))}
        {minutes.map((name) => (
          <NumberField key={name} {...field(name)} />
        ))}
      </Grid>
    </Stack>
  );
}
