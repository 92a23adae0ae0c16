import { ApiError, useSession, useVerifyCode } from '@larder/domain';
import { Alert, Button } from '@larder/ui';
import { Spinner } from '@larder/ui/Spinner';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { SessionPage } from '../SessionPage';
import { useSessionPaths } from '../useSessionPaths';
import { VerificationLink } from './VerificationLink';

export interface ConfirmedAddressProps {
  /** Token of the link. */
  token: string;
}

type Result = 'pending' | 'expired' | { email: string } | { failure: string };

/** Redeems the token immediately and shows the result. */
export function ConfirmedAddress({ token }: ConfirmedAddressProps) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const { user } = useSession();
  const { search, signIn } = useSessionPaths();
  const { mutateAsync: verify } = useVerifyCode();
  const [result, setResult] = useState<Result>('pending');
  const redeemed = useRef<string>(undefined);

  const redeem = async () => {
    setResult('pending');
    try {
      const response = await verify({ purpose: 'verify-email', token });
      setResult({ email: 'email' in response ? (response.email ?? '') : '' });
    } catch (error) {
      const hasExpired = error instanceof ApiError && error.code === 'expired';
      setResult(hasExpired ? 'expired' : { failure: reason(error) });
    }
  };
  const redeemOnce = useEffectEvent(() => {
    // Strict mode runs effects twice, but a token can be redeemed only once.
    if (redeemed.current === token) return;
    redeemed.current = token;
    void redeem();
  });
  useEffect(() => redeemOnce(), [token]);

  if (result === 'expired') return <VerificationLink hasExpired />;
  return (
    <SessionPage title={t('session.verifyEmail.title')} isForSignedIn>
      {result === 'pending' ? (
        <Spinner label={t('session.verifyEmail.pending')} labelPlacement="end" />
      ) : 'failure' in result ? (
        <>
          <Alert tone="danger" title={t('session.verifyEmail.failed')}>
            {result.failure}
          </Alert>
          <Button variant="filled" size="lg" block onClick={() => void redeem()}>
            {t('errors.tryAgain')}
          </Button>
        </>
      ) : (
        <>
          <Alert tone="success" title={t('session.verifyEmail.confirmed')}>
            <bdi>{result.email}</bdi>
          </Alert>
          <RouterButton {...(user ? { to: '/' } : { to: signIn, search })} variant="filled" size="lg" block>
            {t(user ? 'session.signedIn.home' : 'session.signIn.submit')}
          </RouterButton>
        </>
      )}
    </SessionPage>
  );
}
