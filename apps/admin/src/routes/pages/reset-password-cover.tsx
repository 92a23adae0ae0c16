import { createFileRoute } from '@tanstack/react-router';
import { resetPasswordPage } from '../../features/session/sessionPages';
import { linkSearch } from '../../features/session/sessionSearch';

export const Route = createFileRoute('/pages/reset-password-cover')({
  validateSearch: linkSearch,
  ...resetPasswordPage,
});
