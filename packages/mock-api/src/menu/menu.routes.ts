import type { Route } from '../router';

export const routes: readonly Route[] = [];
