import { allUsersQuery, rolesQuery, currentAbility, useAbility, type QueryClient } from '@larder/domain';
import { Alert, Card, Grid, GridItem, PageHeader, Skeleton, Stack, Text } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CheckCard } from './components/CheckCard';
import { RulesCard } from './components/RulesCard';
import type { AccessControlSearch } from './accessControlSearch';
import { decisionOf } from './decisionOf';
import { useAccessLabels, useDenialText } from '../../hooks/useAccessLabels';
import { useShownRules } from './useShownRules';

/** Prefetches the roles and users, if the user may read them. */
export async function loadAccessControl(queryClient: QueryClient) {
  if (!currentAbility().can('read', 'role')) return;
  void queryClient.prefetchQuery(rolesQuery());
  if (currentAbility().can('read', 'user')) void queryClient.prefetchQuery(allUsersQuery());
}

/** Value of the select for the signed-in user. */
const myself = 'me';

/** Shows the rules of the signed-in user, of a role or of a person, and why they allow or deny an action. */
export function AccessControlPage() {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const search = useSearch({ from: '/_shell/access-control' });
  const navigate = useNavigate({ from: '/access-control' });
  const [field, setField] = useState('');
  const shown = useShownRules(search);
  const { role, person, roles, people, rules, ability, subjects, canReadRoles, isLoading, isUnknown } = shown;
  const { query, peopleQuery } = shown;
  const isFailed = query.isError || peopleQuery.isError;
  const show = (changes: Partial<AccessControlSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true });
  const options = useMemo(
    () => [
      { value: myself, label: t('access.myself') },
      ...roles.map(({ name }) => ({
        value: `role:${name}`,
        label: labels.role(name),
        description: t('access.isRole'),
      })),
      ...people.map(({ id, fullName, email }) => ({ value: `person:${id}`, label: fullName, description: email })),
    ],
    [t, labels, roles, people],
  );
  const choose = (value: string | null) => {
    const [, kind, name = ''] = /^(role|person):(.*)$/.exec(value ?? '') ?? [];
    show({ as: kind === 'role' ? name : undefined, person: kind === 'person' ? Number(name) : undefined });
  };
  const chosen = person ? `person:${person.id}` : role ? `role:${role.name}` : myself;
  const { action, subject } = search;
  const decision =
    action && subject && !isLoading
      ? decisionOf(ability, rules, action, subject, field.trim() || undefined)
      : undefined;
  const roleName = role && labels.role(role.name);
  const title =
    person || roleName ? t('access.rightsOf', { role: person?.fullName ?? roleName }) : t('access.myRights');
  return (
    <>
      <PageHeader
        title={usePageTitle()}
        description={t('access.lead')}
        actions={
          canReadRoles && (
            <Select label={t('access.seeAs')} options={options} value={chosen} onValueChange={choose} searchable />
          )
        }
      />
      <Stack gap="px16">
        {query.isError && <LoadError title={t('access.rolesFailed')} query={query} size="md" />}
        {peopleQuery.isError && <LoadError title={t('users.list.failed')} query={peopleQuery} size="md" />}
        {isUnknown && !isFailed && (
          <Alert tone="warning" title={t('access.unknownRole')}>
            {t('access.unknownRoleLead')}
          </Alert>
        )}
        {person && (
          <Alert
            tone={role ? 'info' : 'warning'}
            title={role ? t('access.byRole', { name: person.fullName, role: roleName }) : t('access.withoutRole')}
          >
            {role && t('access.byRoleLead')}
          </Alert>
        )}
        <ExampleCards />
        <Grid columns={{ base: 1, lg: 3 }}>
          <GridItem span={{ base: 1, lg: 2 }}>
            {isLoading ? (
              <Skeleton blockSize={360} />
            ) : (
              <RulesCard title={title} rules={rules} decidingIndex={decision?.ruleIndex} />
            )}
          </GridItem>
          <GridItem>
            <CheckCard {...{ search, subjects, field, decision }} onSearchChange={show} onFieldChange={setField} />
          </GridItem>
        </Grid>
      </Stack>
    </>
  );
}

/** A card for everyone who may open the page, and one whose text depends on the right to read analytics. */
function ExampleCards() {
  const { t } = useTranslation();
  const denialText = useDenialText();
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
            {canReadAnalytics ? t('access.analyticsLead') : denialText('read', 'analytics')}
          </Text>
        </Card>
      </GridItem>
    </Grid>
  );
}
