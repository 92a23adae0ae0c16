import { call } from '@larder/domain';
import { menuEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const page = '/apps/management/menuManagement';
const meta = {
  title: 'Pages/Menu/Lists',
  parameters: { layout: 'fullscreen', app: { path: `${page}?section=sec-3&list=group` } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 15_000 };
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }, wait));
const list = async (name: string) => within(await screen.findByRole('list', { name }, wait));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Adds a modifier group with options, and undoes it. */
export const Default: Story = {
  play: async ({ step }) => {
    await (await list('Modifier groups')).findByText('Side with it');
    await userEvent.click(screen.getByRole('button', { name: 'Add modifier group' }));
    const form = await dialog('New modifier group');
    await step('the group and each of its options need a name', async () => {
      await userEvent.click(await form.findByRole('button', { name: 'Add option' }, wait));
      await userEvent.click(form.getByRole('button', { name: 'Add modifier group' }));
      await waitFor(() => expect(form.getAllByText('This field is required.')).toHaveLength(2), wait);
      await waitFor(() => expect(form.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveFocus(), wait);
    });
    await step('the options are saved with the group', async () => {
      const names = form.getAllByRole('textbox', { name: /^Name/ });
      await userEvent.type(names[0] as HTMLElement, 'Dressing');
      await userEvent.type(names[1] as HTMLElement, 'Vinaigrette');
      await userEvent.click(form.getByRole('checkbox', { name: 'Preselected' }));
      await form.findByText('Guest chooses 0 to 1 of 1');
      await userEvent.click(form.getByRole('button', { name: 'Add modifier group' }));
      await screen.findByText('Dressing saved to the draft', {}, wait);
      await (await list('Modifier groups')).findByText('Dressing', {}, wait);
    });
    await step('undo removes the added group', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(screen.queryByText('Dressing')).toBeNull(), wait);
    });
  },
};

/** Changes the preselected options of a group, and reorders and archives options. */
export const Options: Story = {
  parameters: { app: { path: `${page}?section=sec-3&edit=grp-2` } },
  play: async ({ step }) => {
    const form = await dialog('Edit Doneness');
    const names = () =>
      form
        .getAllByRole('textbox', { name: /^Name/ })
        .slice(1)
        .map((field) => (field as HTMLInputElement).value);
    await waitFor(() => expect(names()[0]).toBe('Rare'), wait);
    await step('too many preselected options show an error next to the option', async () => {
      await userEvent.click(form.getAllByRole('checkbox', { name: 'Preselected' })[0] as HTMLElement);
      await userEvent.click(form.getByRole('button', { name: 'Save to draft' }));
      await form.findByText('Only 1 can be preselected.', {}, wait);
      await expect(form.getAllByRole('checkbox', { name: 'Preselected' })[0]).toBeChecked();
      await userEvent.click(form.getAllByRole('checkbox', { name: 'Preselected' })[1] as HTMLElement);
    });
    await step('options are reordered and archived', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Move Medium down' }));
      await userEvent.click(form.getByRole('button', { name: 'Remove Well done' }));
      await form.findByText('Guest must choose 1 of 4');
      await userEvent.click(form.getByRole('button', { name: 'Save to draft' }));
      await screen.findByText('Doneness saved to the draft', {}, wait);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    });
    await step('the draft has the new order', async () => {
      const { catalogue } = await call(menuEndpoints.catalogue, { state: 'draft' });
      const ids = catalogue.groups.find(({ id }) => id === 'grp-2')?.optionIds ?? [];
      const live = ids.flatMap((id) => catalogue.options.filter((option) => option.id === id && !option.archived));
      await expect(live.map(({ name }) => name)).toEqual(['Rare', 'Medium rare', 'Medium well', 'Medium']);
      await expect(live.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Rare']);
    });
  },
};

/** Someone else has renamed the group in the meantime. Other fields are merged. */
export const Conflict: Story = {
  parameters: { app: { path: `${page}?section=sec-3&edit=grp-3` } },
  play: async ({ step }) => {
    const form = await dialog('Edit Sauces');
    const [name] = await form.findAllByRole('textbox', { name: /^Name/ }, wait);
    const { catalogue, draft } = await call(menuEndpoints.catalogue, { state: 'draft' });
    const { version = 0 } = catalogue.groups.find(({ id }) => id === 'grp-3') ?? {};
    const set = { name: 'Dips', prompt: 'Choose a dip' };
    await call(menuEndpoints.saveDraft, {
      draftVersion: draft.draftVersion,
      ops: [{ op: 'update', kind: 'group', id: 'grp-3', version, set }],
    });
    await type(name as HTMLElement, 'Sauces and oils');
    await userEvent.click(form.getByRole('button', { name: 'Save to draft' }));
    await step('both values are shown', async () => {
      await form.findByText('Someone else changed this', {}, wait);
      await form.findByText('Name: Dips → Sauces and oils');
      await expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue('Choose a dip');
    });
    await step('"Keep mine" replaces the value of the other person', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Keep mine' }));
      await screen.findByText('Sauces and oils saved to the draft', {}, wait);
    });
  },
};

/** The question before a group is archived lists the items that use it. Archiving unlinks them. */
export const Archive: Story = {
  play: async ({ step }) => {
    const rows = await list('Modifier groups');
    await userEvent.click(await rows.findByRole('button', { name: 'Archive Side with it' }, wait));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Archive Side with it?' }, wait));
    const users = within(ask.getByRole('list', { name: 'Used by' })).getAllByRole('listitem');
    await expect(users.length).toBeGreaterThan(1);
    await userEvent.click(ask.getByRole('button', { name: 'Archive Side with it' }));
    await screen.findByText('Side with it archived', {}, wait);
    await step('the archived group can be restored, and no item uses it', async () => {
      await rows.findByRole('button', { name: 'Restore Side with it' }, wait);
      const { catalogue } = await call(menuEndpoints.catalogue, { state: 'draft' });
      const links = catalogue.items.flatMap(({ groupLinks }) => groupLinks.map(({ groupId }) => groupId));
      await expect(links).not.toContain('grp-4');
    });
    await step('undo restores the group', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await rows.findByRole('button', { name: 'Archive Side with it' }, wait);
    });
  },
};

/** A daypart that ends on the next day, with times that overlap. */
export const Dayparts: Story = {
  parameters: { app: { path: `${page}?section=sec-3&edit=day-4` } },
  play: async ({ step }) => {
    const form = await dialog('Edit Late plates');
    await form.findByText('+1', {}, wait);
    await step('overlapping times show an error on their fields', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Add times' }));
      const second = within(await form.findByRole('group', { name: 'Times 2' }, wait));
      await userEvent.click(second.getByRole('checkbox', { name: 'Sat' }));
      await userEvent.type(second.getByRole('spinbutton', { name: /hour, To, Times 2/ }), '23');
      await userEvent.click(form.getByRole('button', { name: 'Save to draft' }));
      await second.findByText('Overlaps 22:00–02:00.', {}, wait);
    });
    await step('the daypart is saved when its times no longer overlap', async () => {
      const second = within(form.getByRole('group', { name: 'Times 2' }));
      await userEvent.click(second.getByRole('checkbox', { name: 'Sat' }));
      await userEvent.click(second.getByRole('checkbox', { name: 'Mon' }));
      await userEvent.click(form.getByRole('button', { name: 'Save to draft' }));
      await screen.findByText('Late plates saved to the draft', {}, wait);
    });
  },
};

/** The editor of a modifier group. */
export const GroupEditor: Story = {
  name: 'Group editor',
  tags: ['every-mode'],
  parameters: { app: { path: `${page}?section=sec-3&edit=grp-4` } },
  play: async () => void (await screen.findByRole('button', { name: /^Add option/ }, wait)),
};

/** The editor of a daypart. */
export const DaypartEditor: Story = {
  name: 'Daypart editor',
  tags: ['every-mode'],
  parameters: { app: { path: `${page}?section=sec-3&edit=day-4` } },
  play: async () => void (await screen.findByRole('button', { name: /^Add times/ }, wait)),
};

/** Built-in allergens can be renamed, but not archived. */
export const Allergens: Story = {
  parameters: { app: { path: `${page}?section=sec-3&list=allergen` } },
  play: async ({ step }) => {
    const rows = await list('Allergens');
    await rows.findByRole('button', { name: 'Edit Gluten' }, wait);
    await expect(rows.queryByRole('button', { name: 'Archive Gluten' })).toBeNull();
    await step('an allergen is added', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add allergen' }));
      const form = await dialog('New allergen');
      await userEvent.type(await form.findByRole('textbox', { name: /Name/ }, wait), 'Buckwheat');
      await userEvent.click(form.getByRole('button', { name: 'Add allergen' }));
      await rows.findByRole('button', { name: 'Archive Buckwheat' }, wait);
    });
  },
};

/** A server sees the lists, but can't change them. */
export const ReadOnly: Story = {
  name: 'Read only',
  parameters: { app: { path: `${page}?section=sec-3&list=daypart&edit=day-1`, account: 'server' } },
  play: async () => {
    await (await list('Dayparts')).findByText('Breakfast', {}, wait);
    await expect(screen.queryByRole('button', { name: 'Add daypart' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Edit Breakfast' })).toBeNull();
  },
};
