import { useSession } from '@larder/domain';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmedAddress } from './components/ConfirmedAddress';
import { VerificationLink } from './components/VerificationLink';
import { SessionPage } from './SessionPage';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the server has just sent a link to confirm the address. */
    isLinkSent?: boolean;
  }
}

/** Confirms the address with the token of a link, or sends a link. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { token } = useSearch({ strict: false });
  const { user } = useSession();
  const isLinkSent = useLocation({ select: ({ state }) => state.isLinkSent === true });

  return (
    <SessionPage title={t('session.verifyEmail.title')} isForSignedIn={Boolean(token) || isLinkSent}>
      {token ? <ConfirmedAddress token={token} /> : <VerificationLink email={user?.email} isSent={isLinkSent} />}
    </SessionPage>
  );
}
