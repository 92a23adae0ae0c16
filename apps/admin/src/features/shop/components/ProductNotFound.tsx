import { EmptyState } from '@larder/ui';
import { SearchField } from '@larder/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';

/** Message for a product that does not exist, with a search. */
export function ProductNotFound({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  useDocumentTitle(t('shop.notFound.title'));
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/apps/ecommerce/shop', search: q.trim() ? { q: q.trim() } : {} });
  };
  return (
    <EmptyState
      illustration="search"
      headingLevel={1}
      title={t('shop.notFound.title')}
      description={t('shop.notFound.description', { slug })}
      actions={
        <>
          <form role="search" onSubmit={search}>
            <SearchField label={t('shop.search')} placeholder={t('shop.search')} value={q} onValueChange={setQ} />
          </form>
          <RouterButton to="/apps/ecommerce/shop" variant="filled" size="bar">
            {t('shop.notFound.shop')}
          </RouterButton>
        </>
      }
    />
  );
}
