import { toMinor, type PriceFacet } from '@larder/domain/contract';
import { Stack } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { Slider } from '@larder/ui/Slider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCurrency } from '../../../lib/accountMoney';
import type { ShopSearch } from '../shopSearch';

export interface PriceRangeFieldProps {
  price: PriceFacet;
  search: ShopSearch;
  onChange: (next: Pick<ShopSearch, 'priceMin' | 'priceMax'>) => void;
}

const format = { style: 'currency', currency: accountCurrency, currencyDisplay: 'narrowSymbol' } as const;

/** A price range: slider with two thumbs, and number fields. */
export function PriceRangeField({ price, search, onChange }: PriceRangeFieldProps) {
  const { t } = useTranslation();
  const [low, high] = [Math.floor(price.min), Math.max(Math.ceil(price.max), Math.floor(price.min) + 1)];
  const given = [search.priceMin ?? low, search.priceMax ?? high] as const;
  const [dragged, setDragged] = useState<readonly [number, number]>();
  const commit = ([min, max]: readonly [number, number]) => {
    setDragged(undefined);
    onChange({
      priceMin: toMinor(min) > toMinor(low) ? min : undefined,
      priceMax: toMinor(max) < toMinor(high) ? max : undefined,
    });
  };
  const [from, to] = dragged ?? given;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  return (
    <Stack gap="px12">
      <Slider
        hideLabel
        label={t('shop.filters.price')}
        min={low}
        max={high}
        format={{ ...format, maximumFractionDigits: 0 }}
        value={[within(from), within(to)] as const}
        onValueChange={setDragged}
        onValueCommit={commit}
      />
      <Stack direction="row" gap="px8">
        <NumberField
          size="sm"
          steppers="none"
          label={t('shop.filters.priceFrom')}
          min={0}
          max={to}
          format={format}
          value={from}
          onValueChange={(value) => commit([value ?? low, to])}
        />
        <NumberField
          size="sm"
          steppers="none"
          label={t('shop.filters.priceTo')}
          min={from}
          format={format}
          value={to}
          onValueChange={(value) => commit([from, value ?? high])}
        />
      </Stack>
    </Stack>
  );
}
