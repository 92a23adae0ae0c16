import { useLocation } from '@tanstack/react-router';
import { ConfirmedAddress } from './components/ConfirmedAddress';
import { VerificationLink } from './components/VerificationLink';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if a link to confirm the address has just been sent. */
    isLinkSent?: boolean;
  }
}

/** Confirms the address with the token of a link, or sends a link. */
export function VerifyEmailPage() {
  const token = useLocation({ select: ({ state }) => state.linkToken });
  const isLinkSent = useLocation({ select: ({ state }) => state.isLinkSent === true });
  return token ? <ConfirmedAddress token={token} /> : <VerificationLink isSent={isLinkSent} />;
}
