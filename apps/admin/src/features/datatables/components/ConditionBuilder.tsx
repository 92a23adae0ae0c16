import type { Employee } from '@larder/domain/contract';
import { employeeStatuses } from '@larder/domain/contract';
import { Button, Stack, Text, TextField } from '@larder/ui';
import { IconButton, SegmentedControl, Select } from '@larder/ui/overlays';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  employeeColumns,
  formatConditions,
  kindOf,
  operators,
  parseConditions,
  testOf,
  type Condition,
  type ConditionKind,
} from '../employeeConditions';
import { useEmployeeLabels } from '../../../entities/employees/useEmployeeLabels';
import * as styles from './EmployeeFilters.css';

export interface ConditionBuilderProps {
  /** Conditions in the URL format. */
  where: string | undefined;
  onChange: (where: string) => void;
}

const inputOf = (kind: ConditionKind) => {
  if (kind === 'number') return 'number';
  return kind === 'day' ? 'date' : 'text';
};
const fresh: Condition = { column: 'salary', operator: 'atLeast', value: '' };

/** Edits a list of conditions, joined by "all" or "any". Complete ones are stored in the URL. */
export function ConditionBuilder({ where, onChange }: ConditionBuilderProps) {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const [seen, setSeen] = useState(where);
  const [draft, setDraft] = useState(() => parseConditions(where));
  if (where !== seen) {
    setSeen(where);
    const parsed = parseConditions(where);
    // Incomplete conditions are not in the URL; keep them as long as the complete ones match the URL.
    const complete = draft.conditions.filter((condition) => testOf(condition) !== undefined);
    if (formatConditions({ ...draft, conditions: complete }) !== formatConditions(parsed)) setDraft(parsed);
  }

  const put = (next: typeof draft) => {
    setDraft(next);
    onChange(
      formatConditions({ ...next, conditions: next.conditions.filter((condition) => testOf(condition) !== undefined) }),
    );
  };
  const setAt = (at: number, condition: Condition) =>
    put({ ...draft, conditions: draft.conditions.map((each, place) => (place === at ? condition : each)) });

  return (
    <Stack gap="px8" role="group" aria-label={t('datatables.conditions.label')}>
      <Stack direction="row" gap="px12" wrap>
        <Text variant="label">{t('datatables.conditions.label')}</Text>
        {draft.conditions.length > 1 && (
          <SegmentedControl
            label={t('datatables.conditions.match')}
            value={draft.isAny ? 'any' : 'all'}
            onValueChange={(value) => put({ ...draft, isAny: value === 'any' })}
            options={[
              { value: 'all', label: t('datatables.conditions.all') },
              { value: 'any', label: t('datatables.conditions.any') },
            ]}
          />
        )}
      </Stack>
      {draft.conditions.map((condition, at) => {
        const kind = kindOf(condition.column);
        const name = t('datatables.conditions.number', { number: at + 1 });
        return (
          // Conditions can be equal, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.condition} role="group" aria-label={name}>
            <Select
              label={t('datatables.conditions.column')}
              hideLabel
              size="bar"
              searchable={false}
              value={condition.column}
              options={employeeColumns.map((value) => ({ value, label: labels.column(value) }))}
              onValueChange={(column) =>
                setAt(at, {
                  column,
                  operator: operators[kindOf(column)][0],
                  value: kindOf(column) === kind ? condition.value : '',
                })
              }
            />
            <Select
              label={t('datatables.conditions.operator')}
              hideLabel
              size="bar"
              value={condition.operator}
              options={operators[kind].map((value) => ({ value, label: t(`datatables.operators.${kind}.${value}`) }))}
              onValueChange={(operator) => setAt(at, { ...condition, operator })}
            />
            {kind === 'choice' ? (
              <Select
                label={t('datatables.conditions.value')}
                hideLabel
                size="bar"
                value={condition.value || null}
                options={employeeStatuses.map((status: Employee['status']) => ({
                  value: String(status),
                  label: labels.status(status),
                }))}
                onValueChange={(value) => setAt(at, { ...condition, value })}
              />
            ) : (
              <TextField
                label={t('datatables.conditions.value')}
                hideLabel
                size="bar"
                type={inputOf(kind)}
                value={condition.value}
                onChange={({ target }) => setAt(at, { ...condition, value: target.value })}
              />
            )}
            <IconButton
              size="sm"
              icon={X}
              label={t('datatables.conditions.remove', { number: at + 1 })}
              onClick={() => put({ ...draft, conditions: draft.conditions.filter((_each, place) => place !== at) })}
            />
          </div>
        );
      })}
      <div>
        <Button
          size="sm"
          startIcon={Plus}
          onClick={() => setDraft({ ...draft, conditions: [...draft.conditions, fresh] })}
        >
          {t('datatables.conditions.add')}
        </Button>
      </div>
    </Stack>
  );
}
