import { useProduct, isNotFound } from '@larder/domain';
import { productIdOf } from '@larder/domain/contract';
import { PageHeader, Skeleton, useDelayedPending } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { LoadError } from '../../components/LoadError';
import { ProductPicture } from '../../entities/products/ProductPicture';
import { useOrderActions } from '../../entities/products/useOrderActions';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useNearViewport } from '../../hooks/useNearViewport';
import { useShortcuts } from '../../hooks/useShortcuts';
import * as styles from './components/Product.css';
import { OrderLinks } from './components/OrderLinks';
import { ProductFacts } from './components/ProductFacts';
import { ProductNotFound } from './components/ProductNotFound';
import { PromiseTiles } from './components/PromiseTiles';
import { useAccountMoney } from '../../hooks/useAccountMoney';

export { loadProduct } from './shopQueries';

const PictureDialog = lazyDialog(() => import('./components/PictureDialog'), 'PictureDialog');
const RelatedProducts = lazyNamed(
  lazyModule(() => import('./components/RelatedProducts')),
  'RelatedProducts',
);

function Product({ id, slug }: { id: number; slug: string }) {
  const { t } = useTranslation();
  const { majorMoney } = useAccountMoney();
  const query = useProduct(id);
  const isSlow = useDelayedPending(query.isPending);
  const actions = useOrderActions();
  const navigate = useNavigate({ from: '/apps/ecommerce/product-detail/$slug' });
  const [isViewing, setViewing] = useState(false);
  const related = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(related);
  const product = query.data;
  const title = product?.name ?? t('nav.pages.productDetail');
  useDocumentTitle(title);
  useShortcuts({
    ...(product && { wishProduct: () => void actions.toggleWishlist(product) }),
    ...(product && actions.mayOrder && { addProduct: () => actions.addOne(product) }),
  });

  const rightSlug = product?.slug ?? slug;
  const correctSlug = useEffectEvent(
    () => void navigate({ params: { slug: rightSlug }, search: true, replace: true, resetScroll: false }),
  );
  useEffect(() => {
    if (rightSlug !== slug) correctSlug();
  }, [rightSlug, slug]);

  if (isNotFound(query.error)) return <ProductNotFound slug={slug} />;
  return (
    <>
      <PageHeader
        className={styles.hiddenInPrint}
        title={<bdi>{title}</bdi>}
        actions={<OrderLinks actions={actions} />}
      />
      <div className={styles.page} aria-busy={query.isPending || undefined}>
        {product ? (
          <>
            <div className={styles.product}>
              <button
                type="button"
                className={styles.picture}
                aria-label={t('shop.picture.open')}
                onClick={() => setViewing(true)}
              >
                <ProductPicture product={product} />
              </button>
              <ProductFacts product={product} actions={actions} />
            </div>
            <PromiseTiles />
            <div className={styles.label}>
              <p className={styles.labelName}>{product.name}</p>
              {product.brand !== undefined && <span>{product.brand}</span>}
              {product.price !== undefined && <strong>{majorMoney(product.price)}</strong>}
              <span>{product.slug}</span>
            </div>
          </>
        ) : query.isError ? (
          <LoadError size="md" title={t('shop.productFailed')} query={query} />
        ) : (
          isSlow && <Skeleton blockSize={420} />
        )}
        <div ref={related} className={styles.hiddenInPrint}>
          <Suspense>{product && isNear && <RelatedProducts product={product} actions={actions} />}</Suspense>
        </div>
      </div>
      <Suspense>
        {product && isViewing && <PictureDialog product={product} onClose={() => setViewing(false)} />}
      </Suspense>
    </>
  );
}

/** A product of the shop. */
export function ProductDetailPage() {
  const { slug } = useParams({ from: '/_shell/apps/ecommerce/product-detail/$slug' });
  const id = productIdOf(slug);
  return id === undefined ? <ProductNotFound slug={slug} /> : <Product key={id} id={id} slug={slug} />;
}
