import { Button, EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';

/** Shown if nothing matches the search, or if there is nothing at all. */
export function NoHelp({ q, onClear }: { q: string | undefined; onClear: () => void }) {
  const { t } = useTranslation();
  if (!q) return <EmptyState headingLevel={2} title={t('help.empty')} />;
  return (
    <EmptyState
      illustration="search"
      headingLevel={2}
      title={t('help.noMatches', { q })}
      actions={<Button onClick={onClear}>{t('help.clearSearch')}</Button>}
    />
  );
}
