import { rolesQuery, currentAbility, useAbility, type QueryClient } from '@larder/domain';
import { Alert, Card, Grid, GridItem, PageHeader, Stack, Text } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CheckCard } from './components/CheckCard';
import { RulesCard } from './components/RulesCard';
import type { AccessControlSearch } from './accessControlSearch';
import { decisionOf } from './decisionOf';
import { useAccessLabels } from './useAccessLabels';
import { useShownRules } from './useShownRules';

/** Prefetches the roles, if the user may read them. */
export async function loadAccessControl(queryClient: QueryClient) {
  if (currentAbility().can('read', 'role')) void queryClient.prefetchQuery(rolesQuery());
}

/** Select value of the signed-in user. Roles have their name as value. */
const myself = 'me';

/** Shows the rules of the signed-in user or of a role, and why they allow or deny an action. */
export function AccessControlPage() {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const search = useSearch({ from: '/_shell/access-control' });
  const navigate = useNavigate({ from: '/access-control' });
  const [field, setField] = useState('');
  const { role, roles, rules, ability, subjects, canReadRoles, isUnknown, query } = useShownRules(search.as);
  const show = (changes: Partial<AccessControlSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true });
  const { action, subject } = search;
  const decision =
    action && subject ? decisionOf(ability, rules, action, subject, field.trim() || undefined) : undefined;
  const title = role ? t('access.rightsOf', { role: labels.role(role.name) }) : t('access.myRights');
  return (
    <>
      <PageHeader
        title={usePageTitle()}
        description={t('access.lead')}
        actions={
          canReadRoles && (
            <Select
              label={t('access.seeAs')}
              options={[
                { value: myself, label: t('access.myself') },
                ...roles.map(({ name }) => ({ value: name, label: labels.role(name) })),
              ]}
              value={role?.name ?? myself}
              onValueChange={(name) => show({ as: name === myself ? undefined : name })}
            />
          )
        }
      />
      <Stack gap="px16">
        {query.isError && <LoadError title={t('access.rolesFailed')} query={query} size="md" />}
        {isUnknown && !query.isError && (
          <Alert tone="warning" title={t('access.unknownRole')}>
            {t('access.unknownRoleLead')}
          </Alert>
        )}
        <ExampleCards />
        <Grid columns={{ base: 1, lg: 3 }}>
          <GridItem span={{ base: 1, lg: 2 }}>
            <RulesCard title={title} rules={rules} decidingIndex={decision?.ruleIndex} />
          </GridItem>
          <GridItem>
            <CheckCard {...{ search, subjects, field, decision }} onSearchChange={show} onFieldChange={setField} />
          </GridItem>
        </Grid>
      </Stack>
    </>
  );
}

/** A card for everyone who may open the page, and one that requires the right to read analytics. */
function ExampleCards() {
  const { t } = useTranslation();
  const canReadAnalytics = useAbility().can('read', 'analytics');
  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <GridItem>
        <Card title={t('access.common')}>
          <Text as="p">{t('access.commonLead')}</Text>
        </Card>
      </GridItem>
      <GridItem>
        <Card title={t('access.subjects.analytics')}>
          <Text as="p" tone={canReadAnalytics ? undefined : 'muted'}>
            {canReadAnalytics
              ? t('access.analyticsLead')
              : t('errors.denied.description', { action: 'read', subject: 'analytics' })}
          </Text>
        </Card>
      </GridItem>
    </Grid>
  );
}
