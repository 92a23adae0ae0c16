import { PageHeader, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/usePageTitle';

/** A page without padding, inside the shell. */
export function EmptyLayoutPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={usePageTitle()} />
      <Text as="p">{t('status.layouts.empty')}</Text>
    </>
  );
}
