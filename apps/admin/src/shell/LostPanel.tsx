import { useTranslation } from 'react-i18next';
import type { LostProps } from './lazyPanel';
import { PanelFailure } from './PanelFailure';
import { useNewVersion } from './useNewVersion';
import { lostText } from './lostText';

/** Within a panel of the navbar, whose content did not come or broke. */
export function LostPanel({ error, onRetry }: LostProps) {
  const { t } = useTranslation();
  useNewVersion(error);
  return <PanelFailure text={t(lostText(error))} onRetry={onRetry} />;
}
