import { createFileRoute } from '@tanstack/react-router';
import { loginSearch } from '../features/session/loginSearch';
import { lazyPage } from '../components/lazyPage';
import { requireGuest } from '../shell/navigation/guards';

const page = lazyPage(() => import('../features/session/LoginPage'));

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => requireGuest(search),
  loader: () => page.load().then(() => undefined),
  component: page.component('LoginPage'),
});
