import { includesText, type AppRule } from '@larder/domain/contract';
import { Card, EmptyState, Stack, StatusPill } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import { SearchField } from '@larder/ui/SearchField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import * as styles from './RulesCard.css';

const listOf = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));

export interface RulesCardProps {
  title: string;
  rules: readonly AppRule[];
  /** Index of the rule that decides the check. */
  decidingIndex: number | undefined;
}

/** The rules in the order in which they apply, with a search. */
export function RulesCard({ title, rules, decidingIndex }: RulesCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const labels = useAccessLabels();
  const [search, setSearch] = useState('');
  const rows = rules.map((rule, index) => ({
    index,
    isDenied: rule.inverted === true,
    actions: formats.list(listOf(rule.action).map(labels.action)),
    subjects: formats.list(listOf(rule.subject).map(labels.subject)),
    limits: [
      ...(rule.fields ? [t('access.fields', { fields: formats.list(listOf(rule.fields)) })] : []),
      ...(rule.conditions ? [JSON.stringify(rule.conditions)] : []),
    ].join(' · '),
  }));
  const found = rows.filter(({ actions, subjects, limits }) =>
    includesText(search, `${actions} ${subjects} ${limits}`),
  );
  return (
    <Card title={title}>
      <Stack gap="px12">
        <SearchField label={t('access.search')} value={search} onValueChange={setSearch} />
        {found.length === 0 ? (
          <EmptyState size="sm" title={t(rows.length === 0 ? 'access.noRules' : 'access.noMatches')} />
        ) : (
          <PlainTable caption={t('access.rules')} hideCaption maxBlockSize={520}>
            <thead>
              <tr>
                <th scope="col">{t('access.columns.number')}</th>
                <th scope="col">{t('access.columns.effect')}</th>
                <th scope="col">{t('access.columns.actions')}</th>
                <th scope="col">{t('access.columns.subjects')}</th>
                <th scope="col">{t('access.columns.limits')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ index, isDenied, actions, subjects, limits }) => (
                <tr key={index} className={styles.rule} aria-current={index === decidingIndex || undefined}>
                  <td>{index + 1}</td>
                  <td>
                    <StatusPill tone={isDenied ? 'danger' : 'success'}>
                      {t(isDenied ? 'access.denied' : 'access.allowed')}
                    </StatusPill>
                  </td>
                  <th scope="row">{actions}</th>
                  <td>{subjects}</td>
                  <td>{limits || '—'}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </Stack>
    </Card>
  );
}
