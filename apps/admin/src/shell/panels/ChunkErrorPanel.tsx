import { useTranslation } from 'react-i18next';
import type { ChunkErrorProps } from './lazyPanel';
import { PanelFailure } from './PanelFailure';
import { useReloadForNewVersion } from '../errors/useReloadForNewVersion';
import { chunkErrorKey } from './chunkErrorKey';

/** Within a panel of the navbar, whose content did not come or broke. */
export function ChunkErrorPanel({ error, onRetry }: ChunkErrorProps) {
  const { t } = useTranslation();
  useReloadForNewVersion(error);
  return <PanelFailure text={t(chunkErrorKey(error))} onRetry={onRetry} />;
}
