import { ApiError } from '@larder/domain';
import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect } from 'react';
import { notify } from '../../lib/notify';

/** Redirects to today with a toast if the date is in the future or too long ago. */
export function useInvalidDateRedirect(date: string | undefined, error: unknown) {
  const navigate = useNavigate();
  const isInvalid = date !== undefined && error instanceof ApiError && error.status === 422;
  useEffect(() => {
    if (!isInvalid) return;
    void navigate({ to: '.', search: (before) => ({ ...before, date: undefined }), replace: true });
    void notify((toast) => toast(i18next.t('dashboard.noSuchDay')));
  }, [isInvalid, navigate]);
}
