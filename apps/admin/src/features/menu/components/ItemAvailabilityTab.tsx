import { orderTypes } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { useTranslation } from 'react-i18next';
import { ItemOnSale } from './ItemOnSale';
import type { ItemTabProps } from './itemTabProps';
import { ChannelsField, DaypartsField, RestaurantsField } from './ScopeFields';

/** Where and when an item is sold. */
export function ItemAvailabilityTab({ menu, fields: { item, save, errorOf } }: ItemTabProps) {
  const { t } = useTranslation();
  const { place, isEditable } = menu;
  const field = { menu, readOnly: !isEditable };
  return (
    <>
      {place && <ItemOnSale item={item} menu={menu} place={place} />}
      <RestaurantsField
        {...field}
        value={item.restaurantIds}
        error={errorOf('restaurantIds')}
        onValueChange={(restaurantIds) => save({ restaurantIds })}
      />
      <ChannelsField
        readOnly={!isEditable}
        value={item.channels}
        onValueChange={(shownOn) => save({ channels: shownOn })}
      />
      <CheckboxGroup
        label={t('menu.fields.orderTypes')}
        columns={2}
        readOnly={!isEditable}
        value={item.orderTypes ?? orderTypes}
        options={orderTypes.map((value) => ({ value, label: t(`restaurants.orderTypes.${value}`) }))}
        onValueChange={(chosen) => save({ orderTypes: chosen.length === orderTypes.length ? null : chosen })}
      />
      <DaypartsField
        {...field}
        value={item.daypartIds}
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
