import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Restaurants',
  parameters: { layout: 'fullscreen', app: { path: '/apps/restaurants' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
const row = (name: RegExp) => screen.findByRole('row', { name }, wait);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, wait));

/** Pauses a restaurant with a reason, and undoes it. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await row(/Saltbox & Rye/);
    await userEvent.click(canvas.getByRole('button', { name: /Actions.*Saltbox & Rye/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    const ask = await dialog('Pause Saltbox & Rye');
    await step('a pause needs a reason', async () => {
      await userEvent.click(ask.getByRole('button', { name: 'Pause' }));
      await ask.findByText('This field is required.');
      await userEvent.type(ask.getByRole('textbox', { name: /Reason/ }), 'Broken oven');
      await userEvent.click(ask.getByRole('button', { name: 'Pause' }));
      await waitFor(async () => expect(await row(/Saltbox & Rye/)).toHaveTextContent('Paused'), wait);
    });
    await step('undo resumes the restaurant', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(async () => expect(await row(/Saltbox & Rye/)).not.toHaveTextContent('Paused'), wait);
    });
  },
};

/** Overlapping ranges show an error on the field. Valid hours are saved. */
export const Hours: Story = {
  parameters: { app: { path: '/apps/restaurants?panel=rst-nyc&tab=hours' } },
  play: async ({ step }) => {
    const panel = await dialog('Saltbox & Rye');
    const week = within(await panel.findByRole('list', { name: 'Main week' }, wait));
    const monday = within(week.getAllByRole('listitem')[0]!);
    await step('a third range that overlaps shows an error', async () => {
      await userEvent.click(monday.getByRole('button', { name: 'Add hours on Monday' }));
      await panel.findByText('Changed: Hours');
      await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
      await monday.findByText('Overlaps 17:00–23:00.');
    });
    await step('copying a day replaces the others', async () => {
      await userEvent.click(monday.getByRole('button', { name: 'Remove hours 3 on Monday' }));
      await userEvent.click(monday.getByRole('button', { name: 'Remove hours 2 on Monday' }));
      await userEvent.click(monday.getByRole('button', { name: 'Copy Monday to…' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'All days' }));
      await panel.findByText('Mon–Sun 11:30–15:00');
    });
    await step('valid hours are saved', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
      await screen.findByText('“Saltbox & Rye” saved', {}, wait);
      await waitFor(() => expect(panel.queryByText('Changed: Hours')).toBeNull());
    });
  },
};

/** The code of another restaurant is rejected. Leaving with unsaved changes asks for confirmation. */
export const Overview: Story = {
  parameters: { app: { path: '/apps/restaurants?panel=rst-lis' } },
  play: async ({ step }) => {
    const panel = await dialog('Casa Alecrim');
    const code = await panel.findByRole('textbox', { name: /Code/ }, wait);
    await step('a code of another restaurant shows an error', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, 'nyc');
      await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
      await panel.findByText('This is already in use. Choose another.', {}, wait);
      await waitFor(() => expect(code).toHaveFocus());
    });
    await step('opening another tab asks whether to discard the changes', async () => {
      await userEvent.click(panel.getByRole('tab', { name: 'Team' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }, wait));
      await expect(code).toHaveValue('nyc');
      await userEvent.click(panel.getByRole('button', { name: 'Discard' }));
      await expect(code).toHaveValue('LIS');
    });
  },
};

export const Team: Story = {
  parameters: { app: { path: '/apps/restaurants?panel=rst-lis&tab=team' } },
  play: async () => {
    const panel = await dialog('Casa Alecrim');
    const approves = await panel.findByRole('switch', { name: 'Rafael Dias approves' }, wait);
    await userEvent.click(approves);
    await screen.findByText('Rafael Dias saved', {}, wait);
  },
};

export const Ordering: Story = {
  parameters: { app: { path: '/apps/restaurants?panel=rst-nyc&tab=ordering' } },
  play: async () => {
    const panel = await dialog('Saltbox & Rye');
    await panel.findByRole('checkbox', { name: 'Till' }, wait);
  },
};

export const Money: Story = {
  parameters: { app: { path: '/apps/restaurants?panel=rst-nyc&tab=money' } },
  play: async () => {
    const panel = await dialog('Saltbox & Rye');
    await panel.findByRole('radio', { name: 'Tax added' }, wait);
  },
};

export const Activity: Story = {
  parameters: { app: { path: '/apps/restaurants?panel=rst-nyc&tab=activity' } },
  play: async () => {
    const panel = await dialog('Saltbox & Rye');
    await panel.findByRole('list', { name: 'Activity' }, wait);
  },
};

/** Adds a restaurant as a draft. Its panel shows what is missing. */
export const NewRestaurant: Story = {
  name: 'New restaurant',
  parameters: { app: { path: '/apps/restaurants?panel=new' } },
  play: async ({ step }) => {
    const form = await dialog('New restaurant');
    const fill = async (name: RegExp, text: string) => {
      const field = await form.findByRole('textbox', { name }, wait);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await step('an invalid code shows an error', async () => {
      await fill(/Name/, 'Fern Hall');
      await fill(/Location/, 'Old town');
      await fill(/Code/, 'F');
      await fill(/Currency/, 'EUR');
      await fill(/Time zone/, 'Europe/Lisbon');
      await userEvent.click(form.getByRole('button', { name: 'Add restaurant' }));
      await form.findByText('Use 2 to 4 letters.');
    });
    await step('the panel of the draft opens', async () => {
      await fill(/Code/, 'FRN');
      await userEvent.click(form.getByRole('button', { name: 'Add restaurant' }));
      const panel = await dialog('Fern Hall');
      await panel.findByText('Still needed to activate', {}, wait);
    });
  },
};

/** A name of 80 characters does not make the page scroll horizontally. */
export const LongNames: Story = {
  name: 'Long names',
  parameters: { app: { path: '/apps/restaurants?panel=rst-tyo' } },
  play: async () => {
    const panel = await dialog('Komorebi Table');
    const name = 'The Old Harbour Smokehouse, Oyster Bar and Wood-Fired Grill at the Saltmarsh Quay';
    const field = await panel.findByRole('textbox', { name: 'Name' }, wait);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(name.slice(0, 80));
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('dialog', { name: name.slice(0, 80) }, wait);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const UnknownRestaurant: Story = {
  name: 'Unknown restaurant',
  parameters: { app: { path: '/apps/restaurants?panel=none' } },
  play: async () => {
    const panel = await dialog('Restaurant');
    await panel.findByText('Restaurant not found', {}, wait);
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/apps/restaurants', scenario: 'slow' } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Restaurants', level: 1 }, wait)),
};

export const Failing: Story = {
  parameters: { app: { path: '/apps/restaurants', scenario: 'failing' } },
  play: async ({ canvas }) => void (await canvas.findByText('The restaurants did not load', {}, { timeout: 15_000 })),
};

export const Denied: Story = {
  parameters: { app: { path: '/apps/restaurants', account: 'server' } },
  play: async ({ canvas }) => void (await canvas.findByText('You don’t have access to this page', {}, wait)),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findAllByText('Saltbox & Rye', {}, wait)),
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await row(/Saltbox & Rye/)) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await row(/Saltbox & Rye/)) };
