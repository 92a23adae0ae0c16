import { Alert } from '@larder/ui';
import { List } from '@larder/ui/List';
import type axe from 'axe-core';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

interface StoryCheckProps {
  /** The violations of a check that may still run. */
  result: Promise<readonly axe.Result[]>;
}

/** The violations that axe found in a story, in English as axe reports them. */
export function StoryCheck({ result }: StoryCheckProps) {
  const { t } = useTranslation();
  const violations = use(result);
  if (violations.length === 0) return <Alert tone="success" title={t('gallery.check.passed')} />;
  return (
    <Alert tone="danger" title={t('gallery.check.found', { count: violations.length })}>
      <List lang="en" dir="ltr">
        {violations.map(({ id, help, nodes }) => (
          <span key={id}>
            {help}: <code>{nodes.map(({ target }) => target.join(' ')).join(', ')}</code>
          </span>
        ))}
      </List>
    </Alert>
  );
}
