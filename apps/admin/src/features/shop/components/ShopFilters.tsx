import { includesText, quickPriceRanges, type PriceFacet, type ProductFacets } from '@larder/domain/contract';
import { Button, Skeleton, Switch } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { SearchField } from '@larder/ui/table';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../usePriceText';
import type { ShopSearch } from '../shopSearch';
import * as styles from './Shop.css';

const PriceRangeField = lazyNamed(
  lazyModule(() => import('./PriceRangeField')),
  'PriceRangeField',
);

export interface ShopFiltersProps {
  facets: ProductFacets;
  search: ShopSearch;
  onChange: (next: Partial<ShopSearch>) => void;
}

/** Minimum number of brands for a search field. */
const searchFrom = 8;

const Option = ({ name, count }: { name: string; count: number }) => (
  <>
    <bdi>{name}</bdi>
    <span className={styles.count}>{count}</span>
  </>
);

function PriceFilter({ price, search, onChange }: Omit<ShopFiltersProps, 'facets'> & { price: PriceFacet }) {
  const { t } = useTranslation();
  const text = usePriceText();
  const { priceMin, priceMax } = search;
  const ranges = quickPriceRanges(price);
  const keyOf = ({ min, max }: { min?: number; max?: number }) => `${min ?? ''}-${max ?? ''}`;
  const chosen = keyOf({ min: priceMin, max: priceMax });
  const isQuick = chosen === '-' || ranges.some((range) => keyOf(range) === chosen);
  const [isOpen, setOpen] = useState(!isQuick);
  return (
    <>
      <RadioGroup
        label={t('shop.filters.price')}
        value={isQuick ? chosen : null}
        options={[
          { value: '-', label: t('shop.filters.anyPrice') },
          ...ranges.map((range) => ({ value: keyOf(range), label: text(range) })),
        ]}
        onValueChange={(value) => {
          const range = ranges.find((each) => keyOf(each) === value);
          onChange({ priceMin: range?.min, priceMax: range?.max });
        }}
      />
      {isOpen ? (
        <Suspense fallback={<Skeleton blockSize={104} aria-busy />}>
          <PriceRangeField price={price} search={search} onChange={onChange} />
        </Suspense>
      ) : (
        <Button size="sm" variant="plain" onClick={() => setOpen(true)}>
          {t('shop.filters.ownRange')}
        </Button>
      )}
    </>
  );
}

function BrandFilter({ facets: { brand }, search, onChange }: ShopFiltersProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const chosen = search.brand ?? [];
  const shown = brand.filter(({ value }) => chosen.includes(value) || includesText(text, value));
  return (
    <>
      <CheckboxGroup
        label={t('shop.filters.brand')}
        value={chosen}
        options={shown.map(({ value, count }) => ({ value, label: <Option name={value} count={count} /> }))}
        onValueChange={(next) => onChange({ brand: next.length > 0 ? next : undefined })}
      />
      {brand.length >= searchFrom && (
        <SearchField label={t('shop.filters.searchBrands')} value={text} onValueChange={setText} />
      )}
    </>
  );
}

/** The filters of the shop. Each option shows how many products it has with the other filters. */
export function ShopFilters(props: ShopFiltersProps) {
  const { t } = useTranslation();
  const { facets, search, onChange } = props;
  const all = facets.category.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.filters}>
      <div className={styles.filter}>
        <RadioGroup
          label={t('shop.filters.category')}
          value={search.category ?? ''}
          options={[
            { value: '', label: <Option name={t('shop.filters.all')} count={all} /> },
            ...facets.category.map(({ value, count }) => ({
              value,
              label: <Option name={t(`cards.suppliers.kind.${value}`, { defaultValue: value })} count={count} />,
            })),
          ]}
          onValueChange={(value) => onChange({ category: value || undefined })}
        />
      </div>
      {facets.price && (
        <div className={styles.filter}>
          <PriceFilter price={facets.price} search={search} onChange={onChange} />
        </div>
      )}
      {facets.brand.length > 0 && (
        <div className={styles.filter}>
          <BrandFilter {...props} />
        </div>
      )}
      <div className={styles.filter}>
        <RadioGroup
          label={t('shop.rating')}
          value={String(search.rating ?? '')}
          options={[
            { value: '', label: t('shop.filters.anyRating') },
            ...facets.rating
              .filter(({ value }) => value > 1)
              .map(({ value, count }) => ({
                value: String(value),
                label: <Option name={t('shop.filters.stars', { count: value })} count={count} />,
              })),
          ]}
          onValueChange={(value) => onChange({ rating: value ? Number(value) : undefined })}
        />
      </div>
      <div className={styles.filter}>
        <Switch
          labelPlacement="start"
          label={t('shop.freeDelivery')}
          checked={search.freeShipping ?? false}
          onCheckedChange={(isOn) => onChange({ freeShipping: isOn || undefined })}
        />
      </div>
    </div>
  );
}
