import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router';
import { Root } from '../shell/Root';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });
