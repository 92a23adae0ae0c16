import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/pages/NotFoundPage';

/** Anything else: blank when signed out, inside the shell when signed in (pages.md 2.7). */
export const Route = createFileRoute('/$')({ component: NotFoundPage });
