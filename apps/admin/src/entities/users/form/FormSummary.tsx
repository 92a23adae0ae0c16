import { Alert } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { userFields } from './userForm';
import type { UserFormState } from './useUserForm';
import * as styles from './FormSummary.css';

/** If at least four fields are invalid, lists them above the form. Clicking one focuses its field. */
export function FormSummary({ state: { form, errors } }: { state: UserFormState }) {
  const { t } = useTranslation();
  const wrong = userFields.filter((field) => errors[field]);
  if (wrong.length <= 3) return null;
  return (
    <Alert tone="danger" title={t('users.form.summary', { count: wrong.length })}>
      <ul className={styles.list}>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className={styles.link} onClick={() => form.setFocus(field)}>
              {t(`users.fields.${field}`)}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
