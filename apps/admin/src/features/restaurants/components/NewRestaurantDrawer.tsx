import { useAddRestaurant } from '@larder/domain';
import { newRestaurantSchema, type RestaurantRow } from '@larder/domain/contract';
import { Grid, GridItem, TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface NewRestaurantDrawerProps {
  onClose: () => void;
  /** Called with the new restaurant. */
  onAdded: (restaurant: RestaurantRow) => void;
}

const initial = { name: '', locationName: '', code: '', timeZone: '', currency: '' };

/** Adds a restaurant as a draft. */
export function NewRestaurantDrawer({ onClose, onAdded }: NewRestaurantDrawerProps) {
  const { t } = useTranslation();
  const { mutateAsync: add } = useAddRestaurant();
  const form = useFieldForm({
    initial: { ...initial, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    validate: (values) => schemaErrors(newRestaurantSchema, values),
    send: async (values) => {
      const { restaurant } = await add(values);
      onAdded(restaurant);
      await notify((toast) => void toast.success(t('restaurants.toasts.added', { name: restaurant.name })));
    },
    prefix: 'restaurant',
  });
  const { values, set, errorOf } = form;
  const text = (field: keyof typeof initial) => ({
    label: t(`restaurants.fields.${field}`),
    required: true,
    autoComplete: 'off',
    value: values[field],
    error: errorOf(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [field]: event.currentTarget.value }),
  });
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={onClose}
      title={t('restaurants.newTitle')}
      saveLabel={t('restaurants.add')}
      savingLabel={t('restaurants.saving')}
      form={form}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <GridItem span="all">
          <TextField {...text('name')} dir="auto" />
        </GridItem>
        <GridItem span="all">
          <TextField {...text('locationName')} dir="auto" />
        </GridItem>
        <TextField {...text('code')} dir="ltr" description={t('restaurants.codeHelp')} />
        <TextField {...text('currency')} dir="ltr" placeholder="EUR" />
        <GridItem span="all">
          <TextField {...text('timeZone')} dir="ltr" placeholder="Europe/Lisbon" />
        </GridItem>
      </Grid>
    </FormLayer>
  );
}
