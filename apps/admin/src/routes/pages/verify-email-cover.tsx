import { createFileRoute } from '@tanstack/react-router';
import { verifyEmailPage } from '../../features/session/sessionPages';
import { linkSearch } from '../../features/session/sessionSearch';

export const Route = createFileRoute('/pages/verify-email-cover')({ validateSearch: linkSearch, ...verifyEmailPage });
