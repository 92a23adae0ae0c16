import { useTranslation } from 'react-i18next';
import type { ChunkErrorProps } from './lazyPanel';
import { PanelFailure } from './PanelFailure';
import { useReloadForNewVersion } from '../errors/useReloadForNewVersion';
import { chunkErrorKey } from './chunkErrorKey';

/** Error content of a navbar panel that failed to load or threw. */
export function ChunkErrorPanel({ error, onRetry }: ChunkErrorProps) {
  const { t } = useTranslation();
  useReloadForNewVersion(error);
  return <PanelFailure text={t(chunkErrorKey(error))} onRetry={onRetry} />;
}
