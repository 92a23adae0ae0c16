import { createFileRoute } from '@tanstack/react-router';
import { registerPage } from '../../features/session/sessionPages';
import { registerSearch } from '../../features/session/sessionSearch';

export const Route = createFileRoute('/pages/register-cover')({ validateSearch: registerSearch, ...registerPage });
