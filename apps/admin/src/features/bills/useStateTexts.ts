import { useTranslation } from 'react-i18next';
import type { FieldDifference } from '../../components/FieldDifferences';
import type { BillState, StateDifference } from './billConflict';

/** Returns a function that describes differences between two states of a bill. */
export function useStateTexts() {
  const { t } = useTranslation();
  const labels: Record<keyof BillState, string> = {
    status: t('bills.fields.status'),
    total: t('bills.fields.total'),
    tips: t('bills.fields.tips'),
    refunded: t('bills.receipt.refunded'),
    customerEmail: t('bills.forms.emailAddress'),
  };
  return (differences: readonly StateDifference[], money: (amount: number) => string): FieldDifference[] =>
    differences.map(({ name, from, to }) => {
      const textOf = (value: number | string) =>
        typeof value === 'number' ? money(value) : name === 'status' ? t(`bills.statuses.${value}`) : value;
      return { label: labels[name], from: textOf(from), to: textOf(to) };
    });
}
