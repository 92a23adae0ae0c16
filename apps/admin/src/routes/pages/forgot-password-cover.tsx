import { createFileRoute } from '@tanstack/react-router';
import { forgotPasswordPage } from '../../features/session/sessionPages';
import { sessionSearch } from '../../features/session/sessionSearch';

export const Route = createFileRoute('/pages/forgot-password-cover')({
  validateSearch: sessionSearch,
  ...forgotPasswordPage,
});
