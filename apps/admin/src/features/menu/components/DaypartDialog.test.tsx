import { call } from '@larder/domain';
import { menuEndpoints } from '@larder/domain/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { daypartBatch, daypartValues } from '../daypart';
import { possibleUsers } from '../menuUsers';
import { useTestMenu } from '../testing/useTestMenu';
import { useMenuEdits } from '../useMenuEdits';
import type { LoadedMenu } from '../useMenu';
import { DaypartDialog } from './DaypartDialog';

useMockServer();

const onClose = vi.fn<() => void>();
function Editor({ menu, id }: { menu: LoadedMenu; id: string }) {
  return <DaypartDialog id={id} menu={menu} edits={useMenuEdits(menu)} onClose={onClose} />;
}
function Page({ id }: { id: string }) {
  const menu = useTestMenu();
  return menu ? <Editor menu={menu} id={id} /> : null;
}

it('the dialog shows the names of the items and restaurants that two people have changed', async () => {
  const { catalogue, draft } = await call(menuEndpoints.catalogue, { state: 'draft' });
  const users = possibleUsers(catalogue, 'daypart').map(({ record }) => record);
  const daypart = catalogue.dayparts.find(
    ({ id, archived }) => !archived && daypartValues(catalogue, id).users.length > 0,
  )!;
  const values = daypartValues(catalogue, daypart.id);
  render(<Page id={daypart.id} />, { wrapper: TextKeys });
  const name = await screen.findByRole('textbox', { name: /^menu\.fields\.name/ }, { timeout: 10_000 });
  fireEvent.change(name, { target: { value: 'Evening' } });
  const used = users.find(({ id }) => id === values.users[0])!;
  fireEvent.click(within(screen.getByRole('row', { name: used.name })).getByRole('button'));
  const other = users.find(({ id }) => !values.users.includes(id))!;
  const { ops } = daypartBatch(catalogue, daypart.id, {
    ...values,
    name: 'Late night',
    users: [...values.users, other.id],
  });
  await call(menuEndpoints.saveDraft, { draftVersion: draft.draftVersion, ops });
  fireEvent.click(screen.getByRole('button', { name: /^menu\.records\.saveDraft/ }));
  const differences = await screen.findAllByText(/^changes\.difference/, undefined, { timeout: 10_000 });
  expect(differences[0]!.textContent).toBe('changes.difference field=menu.fields.name from=Late night to=Evening');
  expect(differences[1]!.textContent).toContain(other.name);
  expect(differences[1]!.textContent).not.toContain(other.id);
});
