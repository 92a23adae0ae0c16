import { Button } from '@larder/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../components/FormFailure';
import * as styles from '../SessionPage.css';
import type { SessionFormState } from '../useSessionForm';

export interface SessionFormProps {
  form: SessionFormState;
  /** Accessible name of the form. */
  label: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the submit button while sending. */
  sendingLabel: string;
  /** Title of the alert with the reason for a failure. */
  failedTitle: string;
  /** The fields. */
  children: ReactNode;
}

/** A form of a sign-in page. After repeated failures, its button counts down. */
export function SessionForm({ form, label, submitLabel, sendingLabel, failedTitle, children }: SessionFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormFailure title={failedTitle}>{form.failure}</FormFailure>
      <form
        id={form.id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        noValidate
        aria-label={label}
      >
        {children}
        <Button type="submit" variant="filled" size="lg" block loading={form.isSaving} loadingLabel={sendingLabel}>
          {form.secondsToWait > 0 ? t('session.wait', { count: form.secondsToWait }) : submitLabel}
        </Button>
      </form>
    </>
  );
}
