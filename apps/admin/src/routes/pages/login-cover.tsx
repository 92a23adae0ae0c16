import { createFileRoute } from '@tanstack/react-router';
import { loginPage } from '../../features/session/sessionPages';
import { sessionSearch } from '../../features/session/sessionSearch';

export const Route = createFileRoute('/pages/login-cover')({ validateSearch: sessionSearch, ...loginPage });
