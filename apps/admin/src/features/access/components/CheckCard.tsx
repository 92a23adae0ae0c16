import { Alert, Card, Stack, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import type { AccessControlSearch } from '../accessControlSearch';
import type { Decision } from '../decisionOf';
import { useAccessLabels } from '../../../hooks/useAccessLabels';

const actions = [
  'read',
  'create',
  'update',
  'delete',
  'manage',
  'approve',
  'void',
  'refund',
  'reopen',
  'export',
  'publish',
  'hire',
] as const;

export interface CheckCardProps {
  search: AccessControlSearch;
  subjects: readonly string[];
  field: string;
  /** Undefined until action and subject are chosen. */
  decision: Decision | undefined;
  onSearchChange: (changes: Partial<AccessControlSearch>) => void;
  onFieldChange: (field: string) => void;
}

/** Checks an action on a subject, and names the rule that decides. */
export function CheckCard({ search, subjects, field, decision, onSearchChange, onFieldChange }: CheckCardProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  return (
    <Card title={t('access.check')}>
      <Stack gap="px16">
        <Select
          label={t('access.action')}
          options={actions.map((value) => ({ value, label: labels.action(value) }))}
          value={actions.find((action) => action === search.action) ?? null}
          onValueChange={(action) => onSearchChange({ action: action ?? undefined })}
        />
        <Select
          label={t('access.subject')}
          options={subjects.map((value) => ({ value, label: labels.subject(value) }))}
          value={subjects.find((subject) => subject === search.subject) ?? null}
          onValueChange={(subject) => onSearchChange({ subject: subject ?? undefined })}
          searchable
        />
        <TextField
          label={t('access.field')}
          description={t('access.fieldHelp')}
          dir="ltr"
          value={field}
          onValueChange={onFieldChange}
        />
        {decision && (
          <Alert
            // A denial is a result, not an error.
            role="status"
            tone={decision.isAllowed ? 'success' : 'danger'}
            title={t(decision.isAllowed ? 'access.allowed' : 'access.denied')}
          >
            {decision.ruleIndex === undefined
              ? t('access.noRule')
              : t(decision.isConditional ? 'access.decidedForSome' : 'access.decided', {
                  number: decision.ruleIndex + 1,
                })}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
