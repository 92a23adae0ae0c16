import type { KnownIds } from './samples';
import { createDeleteCases, type CreateDeleteCase } from './createDeleteCases';
import type { ScenarioRunner } from './scenarioRunner';

export interface ScenarioContext {
  runner: ScenarioRunner;
  token: string;
  /** Another account, or `null`. */
  other: { token: string; email: string } | null;
  email: string;
  password: string;
  pool: KnownIds;
  /** Unique per run, to recognize its records. */
  mark: string;
}

/** Returns the body with an empty field. */
function emptied(body: Record<string, unknown>, path: string): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? emptied(body[first] as Record<string, unknown>, rest.join('.')) : '';
  return { ...body, [first]: inner };
}

type Row = { id: number | string };

async function createAndDelete({ runner, token, mark }: ScenarioContext, deleteCase: CreateDeleteCase) {
  const { add, remove, record, by = 'id', list, unique, needs, textId, staysKnown } = deleteCase;
  const body = deleteCase.body(mark);
  const make = async (check: string) => {
    const response = await runner.expectSuccess(add, check, body, token);
    return (response as Record<string, Row>)[record]!.id;
  };
  const lists = async (id: unknown) => {
    const response = await runner.getData(list!.call, list!.input ?? {}, token);
    const rows = list!.member ? (response as Record<string, Row[]>)[list!.member] : (response as Row[]);
    return Array.isArray(rows) && rows.some((row) => row.id === id);
  };

  // Errors contain the path within the record, without the property that wraps it.
  const key = needs?.replace(/^[^.]+\./, '') ?? '';
  if (needs) await runner.expectFieldError(add, '422 names the field', key, emptied(body, needs), token);
  const id = await make('creates a record');
  if (list && runner.has(list.call))
    runner.report(list.call, 'contains the created record', (await lists(id)) ? null : `${id} is missing`);
  if (unique) {
    const { data } = await runner.expectError(add, '409 taken', 409, 'taken', body, token);
    const { errors } = (data ?? {}) as { errors?: Record<string, unknown> };
    runner.report(add, '409 names the field', errors?.[unique] ? null : `the errors do not contain ${unique}`);
  }
  await runner.expectSuccess(remove, 'removes the record', { [by]: id }, token);
  if (list && runner.has(list.call))
    runner.report(list.call, 'does not contain the removed record', (await lists(id)) ? `${id} is still there` : null);
  if (!staysKnown) await runner.expectError(remove, '404 when removed again', 404, 'not_found', { [by]: id }, token);
  const next = await make('creates a second record');
  const isNew = textId ? next !== id : typeof next === 'number' && next > Number(id);
  runner.report(add, 'IDs are not reused', isNew ? null : `${next} was assigned after ${id}`);
  await runner.expectSuccess(remove, 'removes the second record', { [by]: next }, token);
}

interface Tokens {
  token: string;
  refreshToken: string;
}

async function session({ runner, email, password, mark }: ScenarioContext) {
  const wrong = { email: `nobody.${mark}@larder.example`, password };
  await runner.expectFieldError('session.login', '422 for an unknown pair', 'email', wrong);
  await runner.expectFieldError('session.login', '422 for a wrong password', 'email', {
    email,
    password: `${password}!`,
  });
  const first: Tokens = await runner.expectSuccess('session.login', 'signs in', { email, password });
  const pair: { accessToken: string; refreshToken: string } = await runner.expectSuccess(
    'session.refresh',
    'returns new tokens',
    {
      refreshToken: first.refreshToken,
    },
  );
  const isNew = pair.accessToken !== first.token && pair.refreshToken !== first.refreshToken;
  runner.report('session.refresh', 'both tokens are new', isNew ? null : 'a token was not replaced');
  await runner.expectError('session.refresh', '401 for an unknown refresh token', 401, 'unauthenticated', {
    refreshToken: 'no-such-token',
  });
  await runner.expectSuccess('bookmark.data', 'accepts the new token', {}, pair.accessToken);
  // A server may accept the previous refresh token until a new token is used.
  await runner.expectError('session.refresh', '401 for a used refresh token', 401, 'unauthenticated', {
    refreshToken: first.refreshToken,
  });
  await runner.expectSuccess('session.logout', 'signs out', {}, pair.accessToken);
  await runner.expectError('bookmark.data', '401 after signing out', 401, 'unauthenticated', {}, pair.accessToken);
  await runner.expectError('session.refresh', '401 for a refresh token after signing out', 401, 'unauthenticated', {
    refreshToken: pair.refreshToken,
  });
}

async function bookmarks({ runner, token }: ScenarioContext) {
  const read = async () =>
    (await runner.expectSuccess('bookmark.data', 'returns the list', {}, token)) as {
      suggestions: Row[];
      bookmarks: Row[];
    };
  const before = await read();
  const { id } = before.suggestions[0]!;
  await runner.expectSuccess('bookmark.update', 'toggles a bookmark', { id }, token);
  const between = await read();
  const had = before.bookmarks.some((page) => page.id === id);
  const has = between.bookmarks.some((page) => page.id === id);
  runner.report('bookmark.update', 'is applied', had === has ? 'the bookmark did not change' : null);
  await runner.expectSuccess('bookmark.update', 'toggles it back', { id }, token);
  await runner.expectError(
    'bookmark.update',
    '404 for an unknown page',
    404,
    'not_found',
    { id: 2_147_483_000 },
    token,
  );
}

/** Checks that adding a product to a list and removing it are idempotent. */
const basket =
  (add: string, remove: string, list: string) =>
  async ({ runner, token, pool }: ScenarioContext) => {
    const listed = (await runner.expectSuccess(list, 'returns the list', {}, token)) as { products: Row[] };
    const there = listed.products.map(({ id }) => id);
    await runner.getData('product.list', { perPage: 100 }, token);
    const free = (pool.ids.get('product') ?? []).find((id) => !there.includes(id as number));
    if (free === undefined) return;
    const first = await runner.expectSuccess(add, 'adds a product', { productId: free }, token);
    const again = await runner.expectSuccess(
      add,
      '201 with the same line when added again',
      { productId: free },
      token,
    );
    const isSame = JSON.stringify(first) === JSON.stringify(again);
    runner.report(add, 'adds no duplicate', isSame ? null : 'the second response is a different line');
    await runner.expectSuccess(remove, 'removes the product', { productId: free }, token);
    await runner.expectSuccess(remove, 'removes it again', { productId: free }, token);
    const after = (await runner.expectSuccess(list, 'returns the list again', {}, token)) as { products: Row[] };
    runner.report(
      list,
      'is unchanged',
      JSON.stringify(after.products.map(({ id }) => id)) === JSON.stringify(there) ? null : 'the list has changed',
    );
    await runner.expectError(add, '404 for an unknown product', 404, 'not_found', { productId: 2_147_483_000 }, token);
  };

async function undoRemoval({ runner, token, mark }: ScenarioContext) {
  const person = createDeleteCases[0]!.body(`${mark}.back`);
  const { user }: { user: Row } = await runner.expectSuccess('user.add', 'creates a user to restore', person, token);
  await runner.expectSuccess('user.remove', 'removes the user', { id: user.id }, token);
  await runner.expectSuccess('restore.restore', 'restores the user', { subject: 'user', ids: [user.id] }, token);
  const found: { user: Row } = await runner.expectSuccess(
    'user.user',
    'returns the restored user',
    { id: user.id },
    token,
  );
  runner.report(
    'restore.restore',
    'restores the same record',
    found.user.id === user.id ? null : `it is ${found.user.id}`,
  );
  await runner.expectError(
    'restore.restore',
    '404 when nothing was removed',
    404,
    'not_found',
    { subject: 'user', ids: [user.id] },
    token,
  );
  await runner.expectSuccess('user.remove', 'removes the restored user', { id: user.id }, token);
}

/** Checks that another account neither reads nor changes a message of the user. */
async function separateChats({ runner, token, other, mark }: ScenarioContext) {
  if (!other) return;
  type Contacts = { contacts: { id: number; email?: string; isBlocked?: boolean }[] };
  const { contacts }: Contacts = await runner.expectSuccess('chat.list', 'returns the contacts', {}, token);
  const contact = contacts.find(({ email, isBlocked }) => !isBlocked && email !== other.email);
  if (!contact) return;
  const { id } = contact;
  const obj = { contact: { id }, message: mark };
  const sent: { response: { newMessageData: { id?: number } } } = await runner.expectSuccess(
    'chat.send',
    'sends a message',
    { obj },
    token,
  );
  const msg = { id: sent.response.newMessageData.id, isDeleted: true };
  const contains = async (call: string, input: object, reader: string) =>
    JSON.stringify(await runner.getData(call, { ...input }, reader)).includes(mark);
  for (const [call, input] of [
    ['chat.list', {}],
    ['chat.chat', { id }],
  ] as const) {
    const isShown = await contains(call, input, other.token);
    runner.report(call, 'contains no message of another user', isShown ? `${mark} is in the response` : null);
  }
  const check = 'changes no message of another user';
  await runner.getData('chat.updateMessage', { contactId: id, msg }, other.token);
  const isKept = await contains('chat.chat', { id }, token);
  runner.report('chat.updateMessage', check, isKept ? null : `${mark} was deleted`);
  await runner.expectSuccess('chat.updateMessage', 'deletes the message', { contactId: id, msg }, token);
}

/** Checks that the notifications of another account don't change with those of the user. */
async function separateNotifications({ runner, token, other }: ScenarioContext) {
  if (!other) return;
  const read = (reader: string) => runner.getData('notification.data', {}, reader);
  const [first] = ((await read(token)) as { notifications: { id: number; isRead: boolean }[] }).notifications;
  if (!first) return;
  const before = JSON.stringify(await read(other.token));
  const setRead = (isRead: boolean, name: string) =>
    runner.expectSuccess('notification.update', name, { ids: [first.id], isRead }, token);
  await setRead(!first.isRead, 'changes a notification');
  const isSame = JSON.stringify(await read(other.token)) === before;
  const fault = isSame ? null : 'the notifications of another user changed';
  runner.report('notification.update', 'changes only notifications of the user', fault);
  await setRead(first.isRead, 'changes it back');
}

/** All scenarios, with the endpoints that they need. */
export const conformanceScenarios: readonly {
  needs: readonly string[];
  run: (context: ScenarioContext) => Promise<void>;
}[] = [
  { needs: ['session.login', 'session.refresh', 'session.logout', 'bookmark.data'], run: session },
  { needs: ['bookmark.data', 'bookmark.update'], run: bookmarks },
  ...(['Cart', 'Wishlist'] as const).map((name) => {
    const calls = [`product.addTo${name}`, `product.removeFrom${name}`, `product.${name.toLowerCase()}`] as const;
    return { needs: [...calls, 'product.list'], run: basket(...calls) };
  }),
  { needs: ['user.add', 'user.remove', 'user.user', 'restore.restore'], run: undoRemoval },
  { needs: ['chat.list', 'chat.chat', 'chat.send', 'chat.updateMessage'], run: separateChats },
  { needs: ['notification.data', 'notification.update'], run: separateNotifications },
  ...createDeleteCases.map((deleteCase) => ({
    needs: [deleteCase.add, deleteCase.remove],
    run: (context: ScenarioContext) => createAndDelete(context, deleteCase),
  })),
];
