import { createQueryClient, DomainProvider, endSession, http, useApiKeys } from '@larder/domain';
import type { ApiKey } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noor } from '../../../entities/users/form/userFixtures';
import { KeyList } from './KeyList';
import { startTestSession } from '../../../testing/testSession';

vi.mock('../../../components/DiscardDialog', () => ({ DiscardDialog: () => null }));

const { adapter } = http.defaults;
const key = (name: string, version = 1): ApiKey => ({
  id: name,
  name,
  access: 'read',
  prefix: 'lrd_0000',
  createdAt: '2026-11-20T20:15:00Z',
  lastUsedAt: null,
  version,
});

let keys: ApiKey[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  keys = [key('Tills'), key('Website'), key('Bookkeeping')];
  sent = [];
  startTestSession({ ...noor, ability: [{ action: 'manage', subject: 'all' }], workPlaces: [] });
  http.defaults.adapter = async (config) => {
    const respond = (status: number, data: unknown) => ({ config, data, status, statusText: '', headers: {} });
    if (config.method === 'get') return respond(200, { keys });
    if (config.method === 'delete') {
      keys = keys.filter(({ id }) => id !== (config.params as { id: string }).id);
      return respond(200, config.params);
    }
    sent.push(JSON.parse(String(config.data)));
    throw Object.assign(new Error('conflict'), {
      isAxiosError: true,
      config,
      response: respond(409, { code: 'version_conflict' }),
    });
  };
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

function Page() {
  const { data } = useApiKeys();
  return data ? <KeyList keys={data} onSecret={() => {}} /> : null;
}

async function openMenu(name: string) {
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <Page />
    </DomainProvider>,
  );
  const row = (await screen.findByText(name)).closest('li')!;
  const button = within(row).getByRole('button', { name: /apiKeys\.more/ });
  button.focus();
  fireEvent.click(button);
  return within(await screen.findByRole('menu'));
}

it('KeyList focuses the menu of the next key after a key is revoked', async () => {
  const menu = await openMenu('Website');
  fireEvent.click(menu.getByRole('menuitem', { name: /apiKeys\.revoke/ }));
  await vi.waitFor(() => expect(screen.queryByText('Website')).toBeNull());
  const next = within(screen.getByText('Bookkeeping').closest('li')!);
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(next.getByRole('button', { name: /apiKeys\.more/, hidden: true })),
  );
});

it('KeyList saves a new name with the latest version after someone else has changed the key', async () => {
  const menu = await openMenu('Tills');
  fireEvent.click(menu.getByRole('menuitem', { name: /apiKeys\.rename/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Bar tills' } });
  keys = [key('Tills', 2)];
  const save = dialog.getByRole('button', { name: /saveBar\.save/ });
  fireEvent.click(save);
  await dialog.findByRole('alert');
  await vi.waitFor(() => expect(screen.queryByText('Website')).toBeNull());
  fireEvent.click(save);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { id: 'Tills', version: 1, name: 'Bar tills' },
    { id: 'Tills', version: 2, name: 'Bar tills' },
  ]);
});
