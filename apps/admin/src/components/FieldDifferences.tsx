import { useTranslation } from 'react-i18next';
import * as styles from './FieldDifferences.css';

export interface FieldDifference {
  label: string;
  /** Current value. If this or `to` is undefined, only the label is shown. */
  from?: string;
  /** Value that would replace `from`. */
  to?: string;
}

export interface FieldDifferencesProps {
  differences: readonly FieldDifference[];
}

/** A list of fields with their current and new values, such as "Role: Head chef → Server". */
export function FieldDifferences({ differences }: FieldDifferencesProps) {
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  return (
    <ul className={styles.list}>
      {differences.map(({ label, from, to }) => (
        <li key={label}>
          {from === undefined || to === undefined
            ? label
            : t('changes.difference', {
                field: label,
                from: from || t('changes.noValue'),
                to: to || t('changes.noValue'),
              })}
        </li>
      ))}
    </ul>
  );
}
