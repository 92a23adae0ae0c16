import type { Pool } from './samples';
import { keepsakes, type Keepsake } from './keepsakes';
import type { Stage } from './stage';

/** What is known when the scenarios begin. */
export interface Play {
  stage: Stage;
  token: string;
  email: string;
  password: string;
  pool: Pool;
  /** Tells this run's records from those of another. */
  mark: string;
}

/** The body with one of its fields emptied. */
function emptied(body: Record<string, unknown>, path: string): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? emptied(body[first] as Record<string, unknown>, rest.join('.')) : '';
  return { ...body, [first]: inner };
}

type Row = { id: number | string };

async function makeAndRemove({ stage, token, mark }: Play, keepsake: Keepsake) {
  const { add, remove, record, by = 'id', list, unique, needs, textId, staysKnown } = keepsake;
  const body = keepsake.body(mark);
  const make = async (check: string) => {
    const answer = await stage.succeed(add, check, body, token);
    return (answer as Record<string, Row>)[record]!.id;
  };
  const lists = async (id: unknown) => {
    const answer = await stage.look(list!.call, list!.input ?? {}, token);
    const rows = list!.member ? (answer as Record<string, Row[]>)[list!.member] : (answer as Row[]);
    return Array.isArray(rows) && rows.some((row) => row.id === id);
  };

  // Errors name the fields of the record, not the member it is sent in.
  const key = needs?.replace(/^[^.]+\./, '') ?? '';
  if (needs) await stage.refuseField(add, '422 names the field', key, emptied(body, needs), token);
  const id = await make('makes one');
  if (list && stage.has(list.call))
    stage.judge(list.call, 'shows what was made', (await lists(id)) ? null : `${id} is missing`);
  if (unique) {
    const { data } = await stage.refuse(add, '409 taken', 409, 'taken', body, token);
    const { errors } = (data ?? {}) as { errors?: Record<string, unknown> };
    stage.judge(add, '409 names the field', errors?.[unique] ? null : `it does not name ${unique}`);
  }
  await stage.succeed(remove, 'removes it', { [by]: id }, token);
  if (list && stage.has(list.call))
    stage.judge(list.call, 'forgets what was removed', (await lists(id)) ? `${id} is still there` : null);
  if (!staysKnown) await stage.refuse(remove, '404 for the second time', 404, 'not_found', { [by]: id }, token);
  const next = await make('makes another');
  const isNew = textId ? next !== id : typeof next === 'number' && next > Number(id);
  stage.judge(add, 'ids never return', isNew ? null : `${id} was given again as ${next}`);
  await stage.succeed(remove, 'removes it too', { [by]: next }, token);
}

interface Tokens {
  token: string;
  refreshToken: string;
}

async function session({ stage, email, password, mark }: Play) {
  const wrong = { email: `nobody.${mark}@larder.example`, password };
  await stage.refuseField('session.login', '422 for an unknown pair', 'email', wrong);
  await stage.refuseField('session.login', '422 for a wrong password', 'email', { email, password: `${password}!` });
  const first: Tokens = await stage.succeed('session.login', 'signs in', { email, password });
  const pair: { accessToken: string; refreshToken: string } = await stage.succeed(
    'session.refresh',
    'gives new tokens',
    {
      refreshToken: first.refreshToken,
    },
  );
  const isNew = pair.accessToken !== first.token && pair.refreshToken !== first.refreshToken;
  stage.judge('session.refresh', 'both are new', isNew ? null : 'one of them is the old one');
  await stage.refuse('session.refresh', 'the old one is spent', 401, 'unauthenticated', {
    refreshToken: first.refreshToken,
  });
  await stage.refuse('session.refresh', '401 for an unknown one', 401, 'unauthenticated', {
    refreshToken: 'no-such-token',
  });
  await stage.succeed('bookmark.data', 'with a renewed token', {}, pair.accessToken);
  await stage.succeed('session.logout', 'signs out', {}, pair.accessToken);
  await stage.refuse('bookmark.data', 'a signed-out token is void', 401, 'unauthenticated', {}, pair.accessToken);
  await stage.refuse('session.refresh', 'a signed-out one is void', 401, 'unauthenticated', {
    refreshToken: pair.refreshToken,
  });
}

async function bookmarks({ stage, token }: Play) {
  const read = async () =>
    (await stage.succeed('bookmark.data', 'is read', {}, token)) as { suggestions: Row[]; bookmarks: Row[] };
  const before = await read();
  const { id } = before.suggestions[0]!;
  await stage.succeed('bookmark.update', 'flips one', { id }, token);
  const between = await read();
  const had = before.bookmarks.some((page) => page.id === id);
  const has = between.bookmarks.some((page) => page.id === id);
  stage.judge('bookmark.update', 'is seen', had === has ? 'nothing has flipped' : null);
  await stage.succeed('bookmark.update', 'flips it back', { id }, token);
  await stage.refuse('bookmark.update', '404 for an unknown page', 404, 'not_found', { id: 2_147_483_000 }, token);
}

/** A list that a product is put on and taken off, in any order and any number of times. */
const basket =
  (add: string, remove: string, list: string) =>
  async ({ stage, token, pool }: Play) => {
    const listed = (await stage.succeed(list, 'is read', {}, token)) as { products: Row[] };
    const there = listed.products.map(({ id }) => id);
    await stage.look('product.list', { perPage: 100 }, token);
    const free = (pool.ids.get('product') ?? []).find((id) => !there.includes(id as number));
    if (free === undefined) return;
    const first = await stage.succeed(add, 'puts one in', { productId: free }, token);
    const again = await stage.succeed(add, '201 again, the same line', { productId: free }, token);
    const isSame = JSON.stringify(first) === JSON.stringify(again);
    stage.judge(add, 'nothing doubled', isSame ? null : 'the second answer is another line');
    await stage.succeed(remove, 'takes it out', { productId: free }, token);
    await stage.succeed(remove, 'and again', { productId: free }, token);
    const after = (await stage.succeed(list, 'is read again', {}, token)) as { products: Row[] };
    stage.judge(
      list,
      'is as before',
      JSON.stringify(after.products.map(({ id }) => id)) === JSON.stringify(there) ? null : 'it is not',
    );
    await stage.refuse(add, '404 for an unknown product', 404, 'not_found', { productId: 2_147_483_000 }, token);
  };

async function takeBack({ stage, token, mark }: Play) {
  const person = keepsakes[0]!.body(`${mark}.back`);
  const { user }: { user: Row } = await stage.succeed('user.add', 'makes one to take back', person, token);
  await stage.succeed('user.remove', 'removes it for a while', { id: user.id }, token);
  await stage.succeed('restore.restore', 'takes a removal back', { subject: 'user', ids: [user.id] }, token);
  const found: { user: Row } = await stage.succeed('user.user', 'knows it again', { id: user.id }, token);
  stage.judge('restore.restore', 'the same record', found.user.id === user.id ? null : `it is ${found.user.id}`);
  await stage.refuse(
    'restore.restore',
    '404 when nothing was removed',
    404,
    'not_found',
    { subject: 'user', ids: [user.id] },
    token,
  );
  await stage.succeed('user.remove', 'removes it at last', { id: user.id }, token);
}

/** Small journeys, each under the calls it needs. */
export const journeys: readonly { needs: readonly string[]; play: (play: Play) => Promise<void> }[] = [
  { needs: ['session.login', 'session.refresh', 'session.logout', 'bookmark.data'], play: session },
  { needs: ['bookmark.data', 'bookmark.update'], play: bookmarks },
  ...(['Cart', 'Wishlist'] as const).map((name) => {
    const calls = [`product.addTo${name}`, `product.removeFrom${name}`, `product.${name.toLowerCase()}`] as const;
    return { needs: [...calls, 'product.list'], play: basket(...calls) };
  }),
  { needs: ['user.add', 'user.remove', 'user.user', 'restore.restore'], play: takeBack },
  ...keepsakes.map((keepsake) => ({
    needs: [keepsake.add, keepsake.remove],
    play: (play: Play) => makeAndRemove(play, keepsake),
  })),
];
