import { apiKeysQuery, useAbility, useApiKeys, type QueryClient } from '@larder/domain';
import { Card, EmptyState, Grid, PageHeader, Stack } from '@larder/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { QueryCard } from '../../components/QueryCard';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CreateKeyCard } from './components/CreateKeyCard';
import { KeyList } from './components/KeyList';

const SecretDialog = lazyDialog(() => import('../../entities/keys/SecretDialog'), 'SecretDialog');

/** Starts the query of the page without waiting. */
export const loadApiKeys = (queryClient: QueryClient) => void queryClient.prefetchQuery(apiKeysQuery());

/** The API keys, and a form that creates one. */
export function ApiKeysPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const ability = useAbility();
  const keys = useApiKeys();
  const [secret, setSecret] = useState<{ name: string; secret: string }>();
  const show = (name: string, text: string) => setSecret({ name, secret: text });
  return (
    <Stack gap="px16">
      <PageHeader title={title} description={t('apiKeys.lead')} />
      <Grid columns={{ base: 1, xl: 'minmax(0, 1fr) minmax(0, 2fr)' }} align="start">
        {ability.can('create', 'apiKey') ? (
          <CreateKeyCard keys={keys.data ?? []} onSecret={show} />
        ) : (
          <Card title={t('apiKeys.create.title')}>{t('apiKeys.create.denied')}</Card>
        )}
        <QueryCard query={keys} title={t('apiKeys.list')} padding="none">
          {(list) =>
            list.length === 0 ? (
              <EmptyState size="sm" title={t('apiKeys.empty')} description={t('apiKeys.emptyLead')} />
            ) : (
              <KeyList keys={list} onSecret={show} />
            )
          }
        </QueryCard>
      </Grid>
      {secret && (
        <Suspense>
          <SecretDialog {...secret} onClose={() => setSecret(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
