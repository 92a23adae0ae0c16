import { ApiError } from '@larder/domain';
import { Button } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '../env';

/** Button that copies details of an error for support, with the time, page path and app version. */
export function CopyDetails({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const details = {
      time: new Date().toISOString(),
      page: window.location.pathname,
      version: env.version,
      message: error instanceof Error ? error.message : String(error),
      ...(error instanceof ApiError ? { status: error.status, code: error.code, detail: error.detail } : {}),
    };
    await navigator.clipboard.writeText(JSON.stringify(details, null, 2));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <span aria-live="polite">{t(copied ? 'common.copied' : 'common.copyDetails')}</span>
    </Button>
  );
}
