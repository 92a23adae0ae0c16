import { basePriceOf, itemPrice, marginOf } from '@larder/domain/contract';
import { Button, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';

/** The price of an item per currency, and per restaurant, where it is inherited or separate. */
export function ItemPricesTab({ menu: { pricePlaces: restaurants, formats, isEditable }, fields }: ItemTabProps) {
  const { t } = useTranslation();
  const { item, save, errorOf } = fields;
  const currencies = [...new Set([...restaurants.map(({ currency }) => currency), ...Object.keys(item.basePrice)])];
  return (
    <>
      <div className={styles.inset}>
        <h3 className={styles.price}>{t('menu.prices.base')}</h3>
        <div className={styles.pair}>
          {currencies.map((currency) => (
            <MoneyField
              key={currency}
              label={currency}
              currency={currency}
              readOnly={!isEditable}
              value={basePriceOf(item, currency)}
              error={errorOf(`basePrice.${currency}`)}
              onValueChange={(amount) => save({ basePrice: { [currency]: amount } })}
            />
          ))}
        </div>
      </div>
      <div className={styles.inset}>
        <h3 className={styles.price}>{t('menu.prices.perRestaurant')}</h3>
        {restaurants.map((place) => {
          const { origin, amount } = itemPrice(item, place);
          const inherited = basePriceOf(item, place.currency);
          const margin = marginOf(item, place);
          const money = inherited === null ? '—' : formats.money(inherited, place.currency);
          return (
            <div key={place.id} className={styles.priceField}>
              <MoneyField
                label={place.name}
                description={[
                  origin === 'override'
                    ? t('menu.prices.instead', { price: money })
                    : t(inherited === null ? 'menu.reasons.no_price' : 'menu.prices.inherited', {
                        price: money,
                        currency: place.currency,
                      }),
                  margin !== null && t('menu.prices.marginOf', { margin: formats.percent(margin / 100_000, 0) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                currency={place.currency}
                readOnly={!isEditable}
                value={amount}
                error={errorOf(`priceOverrides.${place.id}`)}
                onValueChange={(next) => {
                  if (next !== amount) save({ priceOverrides: { [place.id]: next } });
                }}
              />
              {origin === 'override' && isEditable && (
                <Button
                  aria-label={t('menu.prices.resetOf', { name: place.name })}
                  onClick={() => save({ priceOverrides: { [place.id]: null } })}
                >
                  {t('menu.prices.reset')}
                </Button>
              )}
            </div>
          );
        })}
        {restaurants.length === 0 && <Text tone="muted">{t('menu.prices.noRestaurants')}</Text>}
      </div>
    </>
  );
}
