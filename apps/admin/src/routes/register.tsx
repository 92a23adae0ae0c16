import { createFileRoute } from '@tanstack/react-router';
import { registerPage } from '../features/session/sessionPages';
import { registerSearch } from '../features/session/sessionSearch';
import { requireGuest } from '../shell/navigation/guards';

export const Route = createFileRoute('/register')({
  validateSearch: registerSearch,
  beforeLoad: ({ search }) => requireGuest(search),
  ...registerPage,
});
