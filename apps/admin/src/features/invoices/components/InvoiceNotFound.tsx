import { EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';

/** Message for an unknown invoice number. */
export function InvoiceNotFound({ id }: { id: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('invoices.preview.notFound.title'));
  return (
    <EmptyState
      illustration="search"
      headingLevel={1}
      title={t('invoices.preview.notFound.title')}
      description={t('invoices.preview.notFound.description', { id })}
      actions={
        <RouterButton to="/apps/invoice/list" variant="filled" size="bar">
          {t('invoices.preview.notFound.list')}
        </RouterButton>
      }
    />
  );
}
