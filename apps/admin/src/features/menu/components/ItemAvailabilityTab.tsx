import { channels, orderTypes } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { useTranslation } from 'react-i18next';
import { ItemOnSale } from './ItemOnSale';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';

/** Where and when an item is sold. */
export function ItemAvailabilityTab({ menu, fields: { item, save, errorOf } }: ItemTabProps) {
  const { t } = useTranslation();
  const { catalogue, place, isEditable, restaurants, formats } = menu;
  /** Returns `null` if all values are chosen, so that new ones are included. */
  const orAll = <Value,>(chosen: Value[], all: readonly Value[]) => (chosen.length === all.length ? null : chosen);
  const restaurantIds = restaurants.map(({ id }) => id);
  const dayparts = catalogue.dayparts.filter(({ archived }) => !archived);
  return (
    <>
      {place && <ItemOnSale item={item} menu={menu} place={place} />}
      {restaurants.length > 0 && (
        <CheckboxGroup
          label={t('menu.fields.restaurants')}
          readOnly={!isEditable}
          value={item.restaurantIds ?? restaurantIds}
          options={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
          error={errorOf('restaurantIds')}
          onValueChange={(chosen) => save({ restaurantIds: orAll(chosen, restaurantIds) })}
        />
      )}
      <CheckboxGroup
        label={t('menu.fields.channels')}
        columns={2}
        readOnly={!isEditable}
        value={item.channels ?? channels}
        options={channels.map((value) => ({ value, label: t(`restaurants.channels.${value}`) }))}
        onValueChange={(chosen) => save({ channels: orAll(chosen, channels) })}
      />
      <CheckboxGroup
        label={t('menu.fields.orderTypes')}
        columns={2}
        readOnly={!isEditable}
        value={item.orderTypes ?? orderTypes}
        options={orderTypes.map((value) => ({ value, label: t(`restaurants.orderTypes.${value}`) }))}
        onValueChange={(chosen) => save({ orderTypes: orAll(chosen, orderTypes) })}
      />
      <CheckboxGroup
        label={t('menu.fields.dayparts')}
        description={t('menu.availability.always')}
        columns={2}
        readOnly={!isEditable}
        value={item.daypartIds}
        options={dayparts.map(({ id, name, windows }) => ({
          value: id,
          label: name,
          description: formats.list(windows.map(({ from, to }) => `${from}–${to}`)),
        }))}
        error={errorOf('daypartIds')}
        onValueChange={(daypartIds) => save({ daypartIds })}
      />
      {isEditable && (
        <div>
          <Button size="sm" onClick={() => menu.show({ list: 'daypart' })}>
            {t('menu.dayparts.edit')}
          </Button>
        </div>
      )}
    </>
  );
}
