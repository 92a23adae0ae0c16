import type { Rule } from '@larder/domain/contract';
import { createDatabase } from '../database';
import { HttpError } from '../httpError';
import { handleRequest, type Route } from '../router';
import { friday } from './api';

/** Returns a function that sends requests to a new database, as user 1 with the given rules. */
export function sendAs(ability: readonly Rule[], routes: readonly Route[]) {
  const db = createDatabase('default', friday);
  const account = db.accounts.find(({ userId }) => userId === 1)!;
  const user = db.users.find(({ id }) => id === 1)!;
  const actor = { user, account: { ...account, ability: [...ability] }, token: 'token', session: 'session' };
  const { workPlaces } = account;
  return (path: string, body: object, now = friday): { status: number; body: unknown } => {
    const route = routes.find(({ pattern }) => pattern.test(path))!;
    const context = { now, random: () => 0.5, actor, actorId: 1, ability, workPlaces, locale: 'en' };
    try {
      const text = route.endpoint.method === 'POST' ? JSON.stringify(body) : undefined;
      return handleRequest(
        route,
        { path, query: text ? {} : (body as Record<string, string>), body: text },
        db,
        context,
      );
    } catch (error) {
      if (error instanceof HttpError) return { status: error.body.status, body: error.body };
      throw error;
    }
  };
}
