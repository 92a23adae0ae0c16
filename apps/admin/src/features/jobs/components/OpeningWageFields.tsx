import type { JobOpening, OpeningForm } from '@larder/domain/contract';
import { GridItem, Stack, Switch } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import type { RecordForm } from '../../../hooks/useRecordForm';

export interface OpeningWageFieldsProps {
  form: RecordForm<JobOpening, OpeningForm>;
  currency: string;
}

/** The advertised wage, if any. */
export function OpeningWageFields({ form: { values, set, errorOf }, currency }: OpeningWageFieldsProps) {
  const { t } = useTranslation();
  const { wage } = values;
  const changeWage = (changes: Partial<NonNullable<OpeningForm['wage']>>) => {
    if (wage) set({ wage: { ...wage, ...changes } });
  };
  return (
    <>
      <GridItem span="all">
        <Switch
          label={t('jobs.openings.withWage')}
          checked={wage !== null}
          onCheckedChange={(isOn) =>
            set({ wage: isOn ? { basis: 'hour', min: 0, max: 0, currency, tipped: false } : null })
          }
        />
      </GridItem>
      {wage && (
        <>
          <MoneyField
            label={t('jobs.fields.wageMin')}
            required
            currency={currency}
            value={wage.min || null}
            error={errorOf('wage.min')}
            onValueChange={(min) => changeWage({ min: min ?? 0 })}
          />
          <MoneyField
            label={t('jobs.fields.wageMax')}
            required
            currency={currency}
            value={wage.max || null}
            error={errorOf('wage.max') ?? errorOf('wage.currency')}
            onValueChange={(max) => changeWage({ max: max ?? 0 })}
          />
          <Select
            label={t('jobs.fields.basis')}
            options={(['hour', 'month'] as const).map((value) => ({ value, label: t(`jobs.basis.${value}`) }))}
            value={wage.basis}
            onValueChange={(basis) => changeWage({ basis })}
          />
          <Stack justify="center">
            <Switch
              label={t('jobs.openings.tipped')}
              checked={wage.tipped}
              onCheckedChange={(tipped) => changeWage({ tipped })}
            />
          </Stack>
        </>
      )}
    </>
  );
}
