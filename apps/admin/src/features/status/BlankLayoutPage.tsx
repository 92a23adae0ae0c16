import { useTranslation } from 'react-i18next';
import { BlankPage } from '../../shell/errors/BlankPage';

/** A page without the shell. */
export function BlankLayoutPage() {
  const { t } = useTranslation();
  return <BlankPage scene="notFound" title={t('nav.pages.layoutBlank')} lead={t('status.layouts.blank')} />;
}
