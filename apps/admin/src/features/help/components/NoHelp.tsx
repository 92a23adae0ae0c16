import { Button, EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';

/** Empty state of a help page, with or without a search. */
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
