import { createFileRoute } from '@tanstack/react-router';
import { forgotPasswordPage } from '../features/session/sessionPages';
import { sessionSearch } from '../features/session/sessionSearch';
import { requireGuest } from '../shell/navigation/guards';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: sessionSearch,
  beforeLoad: ({ search }) => requireGuest(search),
  ...forgotPasswordPage,
});
