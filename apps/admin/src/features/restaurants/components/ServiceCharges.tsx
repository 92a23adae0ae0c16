import { orderTypes, type ServiceChargeRule } from '@larder/domain/contract';
import { Grid, Stack, Switch, TextField } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { Repeater } from '@larder/ui/Repeater';
import { TagField } from '@larder/ui/TagField';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import { useRestaurantLabels } from '../useRestaurantLabels';
import { RateField } from './RateField';
import type { MoneyFieldsProps } from './TabForm';

/** Service charges, which are added to bills automatically. */
export function ServiceCharges({ form: { values, set, errorOf }, restaurant, denial }: MoneyFieldsProps) {
  const { t } = useTranslation();
  const labels = useRestaurantLabels();
  const readOnly = denial !== undefined;
  const { money } = values;
  const taxes = money.taxRates.filter(({ id }) => id !== '').map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Repeater<ServiceChargeRule>
      label={t('restaurants.fields.serviceCharges')}
      layout="card"
      max={readOnly ? money.serviceCharges.length : 20}
      value={money.serviceCharges}
      addLabel={t('restaurants.money.addCharge')}
      createItem={() => ({
        id: '',
        name: '',
        kind: 'rate',
        rate: 10_000,
        amount: null,
        gratuity: false,
        taxRateId: null,
        orderTypes: ['dine_in'],
        minGuests: 0,
        active: true,
      })}
      getName={({ name }, index) => name || t('restaurants.money.charge', { n: index + 1 })}
      onValueChange={(serviceCharges) => set({ money: { ...money, serviceCharges: [...serviceCharges] } })}
    >
      {({ item, index, change }) => {
        const error = (field: string) => errorOf(`money.serviceCharges.${index}.${field}`);
        return (
          <Stack gap="px12">
            <TextField
              label={t('restaurants.fields.rateName')}
              required
              dir="auto"
              readOnly={readOnly}
              value={item.name}
              error={error('name')}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <Grid columns={{ base: 1, sm: 2 }} gap="px12">
              <Select
                label={t('restaurants.fields.kind')}
                searchable={false}
                readOnly={readOnly}
                options={(['rate', 'fixed'] as const).map((value) => ({
                  value,
                  label: t(`restaurants.money.${value}`),
                }))}
                value={item.kind}
                onValueChange={(kind) =>
                  change(kind === 'rate' ? { kind, rate: 10_000, amount: null } : { kind, rate: null, amount: 0 })
                }
              />
              {item.kind === 'rate' ? (
                <RateField
                  label={t('restaurants.fields.rate')}
                  readOnly={readOnly}
                  value={item.rate}
                  error={error('rate')}
                  onValueChange={(rate) => change({ rate })}
                />
              ) : (
                <MoneyField
                  label={t('restaurants.fields.amount')}
                  readOnly={readOnly}
                  currency={restaurant.currency}
                  value={item.amount}
                  error={error('amount')}
                  onValueChange={(amount) => change({ amount })}
                />
              )}
              <NumberField
                label={t('restaurants.fields.minGuests')}
                readOnly={readOnly}
                value={item.minGuests}
                error={error('minGuests')}
                onValueChange={(minGuests) => change({ minGuests: minGuests as number })}
              />
              <Select
                label={t('restaurants.fields.taxRateId')}
                searchable={false}
                readOnly={readOnly}
                options={[{ value: '', label: t('restaurants.money.untaxed') }, ...taxes]}
                value={item.taxRateId ?? ''}
                error={error('taxRateId')}
                onValueChange={(id) => change({ taxRateId: id || null })}
              />
            </Grid>
            <TagField
              label={t('restaurants.fields.orderTypes')}
              readOnly={readOnly}
              options={orderTypes.map((value) => ({ value, label: labels.orderType(value) }))}
              value={item.orderTypes}
              onValueChange={(chosen) => change({ orderTypes: chosen as ServiceChargeRule['orderTypes'] })}
            />
            <Switch
              label={t('restaurants.fields.gratuity')}
              description={t('restaurants.money.gratuityHelp')}
              checked={item.gratuity}
              disabled={readOnly}
              onCheckedChange={(gratuity) => change({ gratuity })}
            />
            <Switch
              label={t('restaurants.fields.active')}
              checked={item.active}
              disabled={readOnly}
              onCheckedChange={(active) => change({ active })}
            />
          </Stack>
        );
      }}
    </Repeater>
  );
}
