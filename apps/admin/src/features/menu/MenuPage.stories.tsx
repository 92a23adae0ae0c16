import { call } from '@larder/domain';
import { menuEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const page = '/apps/management/menuManagement';
const meta = {
  title: 'Pages/Menu',
  parameters: { layout: 'fullscreen', app: { path: `${page}?section=sec-3` } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 15_000 };
const row = (name: RegExp | string) => screen.findByRole('row', { name }, wait);
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }, wait));
const names = () =>
  within(screen.getByRole('grid', { name: 'Items of Sides' }))
    .getAllByRole('row')
    .map((each) => each.querySelector('a')?.textContent);

/** Reorders items by keyboard and undoes the move. */
export const Default: Story = {
  play: async ({ step }) => {
    const second = await row('Triple-cooked chips');
    const before = names();
    await step('Alt with an arrow key moves the focused item', async () => {
      second.focus();
      await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
      second.focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(names()[0]).toBe('Triple-cooked chips'), wait);
    });
    await step('undo restores the order', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(names()).toEqual(before), wait);
    });
  },
};

/** The Insert key on a section adds a section next to it. */
export const InsertSection: Story = {
  name: 'Insert section',
  // Narrow screens hide the sections.
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    const tree = within(await screen.findByRole('treegrid', { name: 'Sections' }, wait));
    (await tree.findByRole('row', { name: 'Sides' }, wait)).focus();
    await userEvent.keyboard('{Insert}');
    await dialog('New section');
  },
};

/** Changes on which channels a menu is sold, and undoes it. */
export const MenuScope: Story = {
  name: 'Menu scope',
  // Narrow screens hide the sections.
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    const openMenu = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More for Dinner' }, wait));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }, wait));
      return within(await (await dialog('Edit Dinner')).findByRole('group', { name: /^Channels/ }, wait));
    };
    const boxes = (group: Awaited<ReturnType<typeof openMenu>>) => group.getAllByRole<HTMLInputElement>('checkbox');
    const chosen = (group: Awaited<ReturnType<typeof openMenu>>) => boxes(group).filter(({ checked }) => checked);
    await step('a channel is removed', async () => {
      const group = await openMenu();
      await expect(chosen(group)).toHaveLength(boxes(group).length);
      await userEvent.click(group.getByRole('checkbox', { name: 'Till' }));
      await userEvent.click(screen.getByRole('button', { name: 'Save to draft' }));
      await screen.findByText('Dinner saved to the draft', {}, wait);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    });
    await step('the dialog shows the saved channels', async () => {
      const group = await openMenu();
      await expect(group.getByRole('checkbox', { name: 'Till' })).not.toBeChecked();
      await expect(chosen(group)).toHaveLength(boxes(group).length - 1);
      await userEvent.keyboard('{Escape}');
    });
    await step('undo restores it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(async () => {
        const { catalogue } = await call(menuEndpoints.catalogue, { state: 'draft' });
        await expect(catalogue.menus.find(({ name }) => name === 'Dinner')?.channels).toBeNull();
      }, wait);
    });
  },
};

/** Takes an item off sale and puts it on sale again. */
export const OffSale: Story = {
  name: 'Off sale',
  play: async ({ step }) => {
    await row('Green salad');
    await step('the switch takes the item off sale until the end of service', async () => {
      await userEvent.click(screen.getByRole('switch', { name: 'Green salad on sale' }));
      await screen.findByText(/^Green salad is off sale until/, {}, wait);
      await waitFor(() => expect(screen.getByRole('switch', { name: 'Green salad on sale' })).not.toBeChecked(), wait);
    });
    await step('the 86 board puts the item on sale again', async () => {
      await userEvent.click(screen.getByRole('tab', { name: /86 board/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Return now: Green salad' }, wait));
      await screen.findByText('Green salad is on sale again', {}, wait);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Return now: Green salad' })).toBeNull(), wait);
      await waitFor(() => expect(document.body).not.toHaveFocus(), wait);
    });
  },
};

/** Sets a separate price of an item at a restaurant and resets it. */
export const PriceOverride: Story = {
  name: 'Price override',
  parameters: { app: { path: `${page}?section=sec-3&item=itm-32&tab=prices` } },
  play: async ({ step }) => {
    const field = () => screen.findByRole('textbox', { name: 'Saltbox & Rye' }, wait);
    await step('the price at the restaurant is saved to the draft', async () => {
      await userEvent.clear(await field());
      await userEvent.type(await field(), '8.25');
      await userEvent.tab();
      await screen.findByText('Saved to draft', {}, wait);
    });
    await step('reset restores the inherited price', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Reset the price at Saltbox & Rye' }, wait));
      await waitFor(
        () => expect(screen.queryByRole('button', { name: 'Reset the price at Saltbox & Rye' })).toBeNull(),
        wait,
      );
    });
  },
};

/** An invalid value stays in its field, with the reason next to it. */
export const Validation: Story = {
  parameters: { app: { path: `${page}?section=sec-3&item=itm-32` } },
  play: async () => {
    const sku = await screen.findByRole('textbox', { name: 'SKU' }, wait);
    await userEvent.clear(sku);
    await userEvent.type(sku, 'SLT-018');
    await userEvent.tab();
    await screen.findByText('This is already in use. Choose another.', {}, wait);
    await expect(sku).toHaveValue('SLT-018');
  },
};

/** Someone else saves the same fields of an item. Both values are shown, and the user chooses one. */
export const Conflict: Story = {
  parameters: { app: { path: `${page}?section=sec-3&item=itm-32` } },
  play: async ({ step }) => {
    const field = (name: string) => screen.findByRole('textbox', { name }, wait);
    const change = async (name: string, text: string) => {
      await userEvent.clear(await field(name));
      await userEvent.type(await field(name), text);
      await userEvent.tab();
    };
    const theirs = async (set: Record<string, unknown>) => {
      const { catalogue, draft } = await call(menuEndpoints.catalogue, { state: 'draft' });
      const { version = 0 } = catalogue.items.find(({ id }) => id === 'itm-32') ?? {};
      await call(menuEndpoints.saveDraft, {
        draftVersion: draft.draftVersion,
        ops: [{ op: 'update', kind: 'item', id: 'itm-32', version, set }],
      });
    };
    await field('Kitchen name');
    await theirs({ kitchenName: 'FRIES' });
    await step('a change of another field is merged without asking', async () => {
      await change('SKU', 'SIDE-7');
      await screen.findByText('Saved to draft', {}, wait);
      await waitFor(async () => expect(await field('Kitchen name')).toHaveValue('FRIES'), wait);
      await expect(await field('SKU')).toHaveValue('SIDE-7');
    });
    await step('both values of the same field are shown, and the typed value stays', async () => {
      await theirs({ kitchenName: 'POMMES' });
      await change('Kitchen name', 'CHIPS');
      await screen.findByText('Kitchen name: POMMES → CHIPS', {}, wait);
      await expect(await field('Kitchen name')).toHaveValue('CHIPS');
    });
    await step('"Keep mine" keeps the typed value', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(screen.queryByText('Someone else changed this')).toBeNull(), wait);
      await screen.findByText('Saved to draft', {}, wait);
    });
    await step('the value of the other person can be used instead', async () => {
      await theirs({ kitchenName: 'POMMES' });
      await change('Kitchen name', 'FRITES');
      await screen.findByText('Kitchen name: POMMES → FRITES', {}, wait);
      await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
      await waitFor(async () => expect(await field('Kitchen name')).toHaveValue('POMMES'), wait);
    });
  },
};

/** Sets the dayparts of several items, changes their prices and archives them. */
export const SeveralItems: Story = {
  name: 'Several items',
  tags: ['every-mode'],
  play: async ({ step }) => {
    await row('Green salad');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    const choose = async (name: string) =>
      userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }, wait));
    const bar = async () => within(await screen.findByRole('group', { name: 'Actions for the selection' }, wait));
    const chooseBoth = async () => {
      await choose('Green salad');
      await choose('Triple-cooked chips');
    };
    await step('dayparts are set for all selected items', async () => {
      await chooseBoth();
      await userEvent.click((await bar()).getByRole('button', { name: 'Set dayparts…' }));
      const form = await dialog('Dayparts of 2 items');
      await userEvent.click(await form.findByRole('checkbox', { name: 'Dinner' }, wait));
      await userEvent.click(form.getByRole('button', { name: 'Set dayparts' }));
      await screen.findByText('Dayparts of 2 items set', {}, wait);
    });
    await step('a section must be chosen before the items are moved', async () => {
      await chooseBoth();
      await userEvent.click((await bar()).getByRole('button', { name: 'Move to…' }));
      const form = await dialog('Move 2 items');
      await userEvent.click(form.getByRole('button', { name: 'Move' }));
      await form.findByText('Choose one.', {}, wait);
      await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    });
    await step('prices change by a percentage, after a preview', async () => {
      await userEvent.click((await bar()).getByRole('button', { name: 'Change prices…' }));
      const form = await dialog('Change by…');
      await userEvent.type(await form.findByRole('textbox', { name: 'Percent, up or down' }, wait), '10');
      await userEvent.tab();
      await form.findByText('2 prices change:', {}, wait);
      await userEvent.click(form.getByRole('button', { name: 'Change 2 prices' }));
      await screen.findByText('2 prices changed', {}, wait);
    });
    await step('archiving several items can be undone', async () => {
      await userEvent.click((await bar()).getByRole('button', { name: 'Archive' }));
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Green salad' })).toBeNull(), wait);
      await screen.findByText('2 items archived', {}, wait);
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await screen.findByRole('checkbox', { name: 'Select Green salad' }, wait);
    });
  },
};

/** Uploads a photo of an item, which is cropped, and draws another one. */
export const Photo: Story = {
  parameters: { app: { path: `${page}?section=sec-3&item=itm-32` } },
  play: async ({ step }) => {
    const editor = within(await screen.findByRole('region', { name: 'Triple-cooked chips' }, wait));
    const input = await editor.findByLabelText('Upload photo', { selector: 'input' }, wait);
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 450, 400);
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve);
    });
    await step('a file that is not a picture is rejected next to the photo', async () => {
      await userEvent.upload(input, new File(['<svg/>'], 'chips.png', { type: 'image/png' }));
      await editor.findByText('Use a PNG, JPEG or WebP picture.', {}, wait);
      await expect(editor.queryByRole('button', { name: 'Remove photo' })).toBeVisible();
    });
    await step('a picture is cropped, and saved with an alternative text', async () => {
      await userEvent.upload(input, new File([picture as Blob], 'chips.png', { type: 'image/png' }));
      await editor.findByText('Saved to draft', {}, wait);
      const [photo] = await editor.findAllByRole('img', { name: 'Triple-cooked chips' }, wait);
      const shown = photo as HTMLImageElement;
      await waitFor(() => expect([shown.naturalWidth, shown.naturalHeight]).toEqual([640, 480]), wait);
    });
    await step('an empty alternative text shows an error', async () => {
      const alt = await editor.findByRole('textbox', { name: /^What the photo shows/ }, wait);
      await userEvent.clear(alt);
      await userEvent.tab();
      await editor.findByText('This field is required.', {}, wait);
    });
    await step('another picture can be drawn instead', async () => {
      await userEvent.click(editor.getByRole('button', { name: 'Draw another' }));
      await waitFor(() => expect(editor.queryByRole('img', { name: 'Triple-cooked chips' })).toBeNull(), wait);
      await waitFor(() => expect(editor.queryByRole('textbox', { name: /^What the photo shows/ })).toBeNull(), wait);
    });
  },
};

/** An item as guests read it, and its button on the till. */
export const Preview: Story = {
  tags: ['every-mode'],
  parameters: { app: { path: `${page}?section=all&item=itm-1` } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Preview / }, wait));
    const preview = await dialog('Preview');
    const guest = within(await preview.findByRole('article', { name: 'For guests' }, wait));
    await guest.findByText(/^\$\d/);
    await guest.findByText(/^Contains: /);
  },
};

/** Publishes the draft and rolls back to the previous revision. */
export const Publish: Story = {
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }, wait));
    const publish = await dialog(/^Publish \d+ changes$/);
    await userEvent.click(publish.getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Revision 6 published', {}, wait);
    await step('the confirmation lists the changes that are undone', async () => {
      await userEvent.click(screen.getByRole('tab', { name: /^Changes/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Roll back to revision 5' }, wait));
      const ask = within(await screen.findByRole('alertdialog', { name: 'Roll back to revision 5?' }, wait));
      await ask.findByText(/^This undoes \d+ changes:$/, {}, wait);
      await userEvent.click(ask.getByRole('button', { name: 'Roll back to revision 5' }));
      await screen.findByText('Rolled back to revision 5', {}, wait);
      await screen.findByText('Revision 7', { exact: false, selector: 'span' }, wait);
    });
  },
};

/** Pastes prices from a spreadsheet. Nothing is pasted if one cell is not a price. */
export const PricePaste: Story = {
  name: 'Paste prices',
  parameters: { app: { path: `${page}?mode=prices&section=sec-3` } },
  play: async ({ step }) => {
    const grid = within(await screen.findByRole('grid', { name: 'Prices' }, wait));
    const cells = () => grid.getAllByRole('gridcell');
    await waitFor(() => expect(cells()[0]).toHaveTextContent('$'), wait);
    const before = cells()[0]?.textContent;
    await step('nothing is pasted if one cell is not a price', async () => {
      cells()[0]?.focus();
      await userEvent.paste('9.75\nabc');
      await screen.findByText(/“abc” for .+ is not a price\./, {}, wait);
      await expect(cells()[0]).toHaveTextContent(before ?? '');
    });
    await step('prices are pasted in one batch, which can be undone', async () => {
      cells()[0]?.focus();
      await userEvent.paste('9.75\n10.25');
      await screen.findByText('2 prices changed', {}, wait);
      await waitFor(() => expect(cells()[0]).toHaveTextContent('$9.75'), wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(cells()[0]).toHaveTextContent(before ?? ''), wait);
    });
  },
};

/** The doctor shows the failed check of an item outside its daypart, and the problems of the menu. */
export const Doctor: Story = {
  parameters: { app: { path: `${page}?mode=doctor&item=itm-1&at=1200` } },
  play: async () => {
    const checks = within(await screen.findByRole('list', { name: 'Checks' }, wait));
    await expect(checks.getAllByRole('listitem')).toHaveLength(10);
    await expect(checks.getByText('Failed')).toBeVisible();
    await screen.findByRole('list', { name: 'Problems' });
  },
};

const longName = 'Slow-roasted shoulder of salt marsh lamb with anchovy, rosemary and wild cabbage';

/** A name of 80 characters does not make the page scroll horizontally. */
export const LongNames: Story = {
  name: 'Long names',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }, wait));
    const form = await dialog('New item');
    await userEvent.click(await form.findByRole('textbox', { name: /Name/ }));
    await userEvent.paste(longName);
    await userEvent.click(form.getByRole('button', { name: 'Add item' }));
    await screen.findByRole('heading', { name: longName }, wait);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  parameters: { app: { path: page, scenario: 'slow' } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Menu management', level: 1 }, wait)),
};

export const Empty: Story = {
  parameters: { app: { path: page, scenario: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No menu yet', {}, wait);
    await expect(canvas.getByRole('button', { name: 'Add menu' })).toBeEnabled();
  },
};

export const Failing: Story = {
  parameters: { app: { path: page, scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The menu did not load', {}, wait);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A server can read the menu, but not change it. */
export const ReadOnly: Story = {
  name: 'Read only',
  parameters: { app: { path: `${page}?section=sec-3&item=itm-32`, account: 'server' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You can read the menu, but not change it.', {}, wait);
    await expect(canvas.queryByRole('button', { name: 'Add item' })).toBeNull();
    await expect(canvas.queryByRole('switch', { name: /on sale/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

/** A server sees the published menu with prices, although they may not read the restaurant. */
export const ReadOnlyList: Story = {
  name: 'Read only list',
  parameters: { app: { path: `${page}?section=sec-3`, account: 'server' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Green salad' }, wait);
    await waitFor(() => expect(link.closest('li')).toHaveTextContent(/\$\d/), wait);
    await expect(canvas.queryByText(/unpublished change/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Review' })).toBeNull();
    await expect(canvas.getAllByRole('tab', { name: /^(Items|86 board|Doctor|Changes)/ })).toHaveLength(2);
  },
};

/** Denies access to a restaurant outside the user's workplaces. */
export const Denied: Story = {
  parameters: { app: { path: `${page}?restaurant=rst-tyo`, account: 'manager' } },
  play: async ({ canvas }) => void (await canvas.findByText('You don’t have access to this page', {}, wait)),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Green salad' }, wait));
    await canvas.findByRole('heading', { name: 'Green salad' }, wait);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await row('Green salad')) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await row('Green salad')) };
