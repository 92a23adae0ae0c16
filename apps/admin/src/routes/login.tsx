import { createFileRoute } from '@tanstack/react-router';
import { loginPage } from '../features/session/sessionPages';
import { loginSearch } from '../features/session/sessionSearch';
import { requireGuest } from '../shell/navigation/guards';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => requireGuest(search),
  ...loginPage,
});
