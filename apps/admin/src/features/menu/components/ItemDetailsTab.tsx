import { itemTags, salesCategories, type MenuItem } from '@larder/domain/contract';
import { Switch, TextArea, TextField } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import { ItemPhotoField } from './ItemPhotoField';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';

const texts = ['kitchenName', 'sku'] as const;
const numbers = ['calories', 'prepMinutes'] as const;
const places = ['course', 'station'] as const;

/** Names, description, tags and facts of an item. */
export function ItemDetailsTab({ menu, fields }: ItemTabProps) {
  const { t } = useTranslation();
  const { values, errorOf, type, leave, save, item } = fields;
  const readOnly = !menu.isEditable;
  const { pricePlace: place } = menu;
  const textField = (field: 'name' | 'kitchenName' | 'sku') => (
    <TextField
      key={field}
      label={t(`menu.fields.${field}`)}
      requiredMark={field === 'name'}
      readOnly={readOnly}
      autoComplete="off"
      dir="auto"
      value={values[field]}
      error={errorOf(field)}
      onValueChange={(value) => type({ [field]: value })}
      onBlur={() => leave(field)}
    />
  );
  return (
    <>
      {textField('name')}
      <TextArea
        label={t('menu.fields.description')}
        readOnly={readOnly}
        dir="auto"
        value={values.description}
        error={errorOf('description')}
        onChange={(event) => type({ description: event.currentTarget.value })}
        onBlur={() => leave('description')}
      />
      <ItemPhotoField menu={menu} fields={fields} />
      <div className={styles.pair}>{texts.map(textField)}</div>
      <div className={styles.pair}>
        <Select
          label={t('menu.fields.category')}
          readOnly={readOnly}
          value={values.category}
          error={errorOf('category')}
          options={salesCategories.map((value) => ({ value, label: t(`restaurants.categories.${value}`) }))}
          onValueChange={(category) => save({ category })}
        />
        <Select
          label={t('menu.fields.unit')}
          readOnly={readOnly}
          value={values.unit}
          options={(['each', 'kg'] as const).map((value) => ({ value, label: t(`menu.units.${value}`) }))}
          onValueChange={(unit) => save({ unit })}
        />
      </div>
      <div className={styles.pair}>
        {numbers.map((field) => (
          <NumberField
            key={field}
            label={t(`menu.fields.${field}`)}
            steppers="none"
            readOnly={readOnly}
            value={values[field]}
            error={errorOf(field)}
            onValueChange={(value) => save({ [field]: value })}
          />
        ))}
        {places.map((field) => (
          <TextField
            key={field}
            label={t(`menu.fields.${field}`)}
            readOnly={readOnly}
            value={values[field] ?? ''}
            error={errorOf(field)}
            onValueChange={(value) => type({ [field]: value || null })}
            onBlur={() => leave(field)}
          />
        ))}
        {place && menu.mayUpdate && (
          <MoneyField
            label={t('menu.fields.cost')}
            currency={place.currency}
            readOnly={readOnly}
            value={item.cost[place.currency] ?? null}
            error={errorOf(`cost.${place.currency}`)}
            onValueChange={(amount) => save({ cost: { [place.currency]: amount } })}
          />
        )}
      </div>
      <CheckboxGroup
        label={t('menu.fields.tags')}
        columns={2}
        readOnly={readOnly}
        value={values.tags}
        options={itemTags.map((value) => ({ value, label: t(`menu.tags.${value}`) }))}
        onValueChange={(tags: MenuItem['tags']) => save({ tags })}
      />
      <Switch
        label={t('menu.fields.discountable')}
        labelPlacement="start"
        readOnly={readOnly}
        checked={values.discountable}
        onCheckedChange={(discountable) => save({ discountable })}
      />
    </>
  );
}
