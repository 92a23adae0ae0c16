import { Alert } from '@larder/ui';
import { useTranslation } from 'react-i18next';

export interface FormFailureProps {
  /** @default 'Nothing was saved' */
  title?: string;
  /** Reason for the failure. If undefined, renders nothing. */
  children: string | undefined;
}

/** Explains why a form was not saved or sent. */
export function FormFailure({ title, children }: FormFailureProps) {
  const { t } = useTranslation();
  return (
    children && (
      <Alert tone="danger" title={title ?? t('common.notSaved')}>
        {children}
      </Alert>
    )
  );
}
