import { useWishlist } from '@larder/domain';
import { includesText, subtotalOf, type Product } from '@larder/domain/contract';
import { Button, PageHeader } from '@larder/ui';
import { SearchField } from '@larder/ui/table';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareMenu } from '../../components/ShareMenu';
import { useOrderActions } from '../../entities/products/useOrderActions';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useShortcuts } from '../../hooks/useShortcuts';
import { keepFocus } from '../../lib/keepFocus';
import { ExportMenu } from '../../lists/exporting/ExportMenu';
import { useDebouncedText } from '../../lists/useDebouncedText';
import { ChoiceMenu } from './components/ChoiceMenu';
import * as styles from './components/Shop.css';
import { WishlistResults } from './components/WishlistResults';
import { sortWishlist } from './sortWishlist';
import { useMoveAll } from './useMoveAll';
import { useWishlistExport } from './useWishlistExport';
import { useAccountMoney } from '../../hooks/useAccountMoney';

export { loadWishlist } from './shopQueries';

const none: readonly Product[] = [];
const orders = ['added', 'name'] as const;
const ordersByPrice = ['price-asc', 'price-desc'] as const;

/** The products that the user saved. */
export function WishlistPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const { money } = useAccountMoney();
  const query = useWishlist();
  const actions = useOrderActions();
  const moveAll = useMoveAll((product) => actions.lineOf(product) !== undefined);
  const exportAs = useWishlistExport(title, actions.mayOrder);
  const { q = '', sortBy } = useSearch({ from: '/_shell/apps/ecommerce/wishlist' });
  const navigate = useNavigate({ from: '/apps/ecommerce/wishlist' });
  const searchField = useRef<HTMLInputElement>(null);
  const field = useDebouncedText(
    q,
    (next) =>
      void navigate({
        search: (previous) => ({ ...previous, q: next || undefined }),
        replace: q !== '',
        resetScroll: false,
      }),
  );
  useShortcuts({ search: () => searchField.current?.focus() });

  const all = query.data ?? none;
  const shown = sortWishlist(
    all.filter(({ name, brand, description }) => includesText(q, name, brand ?? '', description)),
    sortBy,
  );
  const count = all.length;
  const sum = subtotalOf(all.map(({ price = 0 }) => ({ price, qty: 1 })));
  const summary = actions.mayOrder
    ? t('shop.wishlist.summary', { count, sum: money(sum) })
    : t('shop.total', { count });

  return (
    <>
      <PageHeader
        title={title}
        description={count > 0 && summary}
        actions={
          all.length > 0 && (
            <>
              <ShareMenu
                size="bar"
                title={title}
                path={`/apps/ecommerce/shop?ids=${encodeURIComponent(JSON.stringify(all.map(({ id }) => id)))}`}
              />
              <ExportMenu total={shown.length} selected={0} onExport={(format) => void exportAs(format, shown)} />
              {actions.mayOrder && (
                <Button
                  size="bar"
                  variant="filled"
                  startIcon={ShoppingCart}
                  onClick={() => void keepFocus(null, 0, () => moveAll(all))}
                >
                  {t('shop.wishlist.moveAll')}
                </Button>
              )}
            </>
          )
        }
      />
      <div className={styles.main} aria-busy={query.isPending || undefined}>
        {all.length > 0 && (
          <div className={styles.bar}>
            <SearchField
              {...field}
              ref={searchField}
              className={styles.search}
              label={t('shop.wishlist.search')}
              placeholder={t('shop.wishlist.search')}
              aria-keyshortcuts="/"
            />
            <span className={styles.end}>
              <ChoiceMenu
                label={t('shop.sort.label')}
                value={sortBy ?? 'added'}
                options={[...orders, ...(actions.mayOrder ? ordersByPrice : [])].map((order) => ({
                  value: order,
                  label: t(`shop.sort.${order}`),
                }))}
                onValueChange={(next) =>
                  void navigate({
                    search: (previous) => ({ ...previous, sortBy: next === 'added' ? undefined : next }),
                    resetScroll: false,
                  })
                }
              />
            </span>
          </div>
        )}
        <WishlistResults
          query={query}
          shown={shown}
          actions={actions}
          onClear={() => void navigate({ search: (previous) => ({ ...previous, q: undefined }) })}
        />
      </div>
    </>
  );
}
