import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoDialog, findDialog, loading } from '../../lib/storyQueries';

const meta = {
  title: 'Pages/Palette',
  parameters: { layout: 'fullscreen', app: { path: '/apps/user/list' } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => screen.findByRole('row', { name: /Ilse Okafor/ }, loading);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, loading);

async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await findDialog('Search and commands');
  const field = await palette.findByRole('combobox', undefined, loading);
  await waitFor(() => expect(field).toHaveFocus());
  return { palette, field };
}

/** Opens a page, lists it as recent, and shows a message if nothing matches. */
export const Default: Story = {
  play: async ({ step }) => {
    await ready();
    await step('the palette opens the selected page', async () => {
      const { palette } = await openPalette();
      await userEvent.keyboard('Analytics');
      await waitFor(() =>
        expect(palette.getByRole('option', { name: /Analytics dashboard/ })).toHaveAttribute('aria-selected', 'true'),
      );
      await userEvent.keyboard('{Enter}');
      await heading('Analytics');
      await expectNoDialog();
    });
    await step('the palette lists recent pages first, except when only actions are shown', async () => {
      const { palette, field } = await openPalette();
      await waitFor(() => expect(palette.getAllByRole('option')[0]).toHaveTextContent('Analytics dashboard'));
      await userEvent.keyboard('>');
      await waitFor(() => expect(palette.queryByText('Recent')).toBeNull());
      await userEvent.clear(field);
    });
    await step('Escape closes the palette', async () => {
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
    await step('the palette shows a message when nothing matches', async () => {
      const { palette } = await openPalette();
      await userEvent.keyboard('zzzz');
      await palette.findByText('No results. Try a shorter word.');
    });
  },
};

/** An action with options lists them in the palette. */
export const Actions: Story = {
  play: async () => {
    await ready();
    const { palette } = await openPalette();
    await userEvent.keyboard('Change the skin');
    await palette.findByRole('option', { name: /^Change the skin/ });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await palette.findByRole('option', { name: /^Bordered/ }));
    await waitFor(() => expect(localStorage.getItem('skin')).toBe('bordered'));
    await expectNoDialog();
    const again = (await openPalette()).palette;
    await userEvent.keyboard('Change the skin');
    await again.findByRole('option', { name: /^Change the skin/ });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await again.findByRole('option', { name: /^Light/ }));
    await expectNoDialog();
  },
};

/** Finds options of actions, people, dates, synonyms and texts with typing errors. */
export const Finding: Story = {
  play: async ({ step }) => {
    await ready();
    const { palette, field } = await openPalette();
    const find = async (typed: string, name: RegExp) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(await palette.findByRole('option', { name }, loading)).toBeVisible();
    };
    await step('the palette finds options, synonyms, people, dates and texts with typing errors', async () => {
      await find('casa', /^Switch to Casa Alecrim/);
      await find('german', /^Deutsch/);
      await find('theme', /^Change the skin/);
      await find('@dor', /^Dorota Maj/);
      await find('2026-01-05', /^Open Monday,? 5 January 2026/);
      await find('analytcs', /^Analytics dashboard/);
      await find('dark', /^Dark/);
    });
    await step('a found option is applied', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(localStorage.getItem('skin')).toBe('dark'));
      await expectNoDialog();
      const again = await openPalette();
      await userEvent.type(again.field, 'light');
      await userEvent.click(await again.palette.findByRole('option', { name: /^Light/ }));
      await waitFor(() => expect(localStorage.getItem('skin')).toBe('light'));
      await expectNoDialog();
    });
  },
};

/** Pages can add actions, which may depend on the selection. */
export const PageActions: Story = {
  name: 'Page actions',
  play: async ({ canvas, step }) => {
    await ready();
    await step('the palette describes the selection', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Ilse Okafor/ }));
      const { palette } = await openPalette();
      await palette.findByText('1 user selected');
    });
    await step('an action of the page filters its list', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Status: Pending' }));
      await expectNoDialog();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true'),
      );
    });
    await step('an action opens the form of a new record', async () => {
      const { palette } = await openPalette();
      await userEvent.keyboard('New user');
      await palette.findByRole('option', { name: /New user/ });
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'New user' }, loading);
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
  },
};

/** The navbar search opens pages and passes its text to the palette. */
export const Search: Story = {
  parameters: { app: { path: '/dashboard/analytics' } },
  play: async ({ canvas, step }) => {
    const opened = await heading('Analytics');
    const field = () => screen.findByRole('combobox', { name: 'Search' }, loading);
    const expectFocus = async () => {
      const shown = await field();
      await waitFor(() => expect(shown).toHaveFocus());
    };
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull());
    const options = async () => {
      await screen.findAllByRole('option', undefined, loading);
      return screen.getAllByRole('option').filter((option) => option.getAttribute('aria-disabled') !== 'true');
    };
    await step('the search opens and closes by pointer', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }));
      await expectFocus();
      await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Close' }));
      await expectClosed();
    });
    await step('arrow keys and End move the selection, Escape clears and closes', async () => {
      opened.focus();
      await userEvent.keyboard('/');
      await expectFocus();
      await userEvent.keyboard('a');
      await waitFor(async () => expect((await options())[0]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect((await options())[1]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.keyboard('{End}');
      await waitFor(async () => expect((await options()).at(-1)).toHaveAttribute('aria-selected', 'true'));
      await userEvent.keyboard('{Escape}');
      await expect(await field()).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expectClosed();
    });
    await step('the search finds actions and restaurants', async () => {
      opened.focus();
      await userEvent.keyboard('/');
      await expectFocus();
      await userEvent.keyboard('dark');
      await screen.findByRole('option', { name: /^Dark/ }, loading);
      await expect(screen.queryByText('No results')).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}casa');
      await screen.findByRole('option', { name: 'Switch to Casa Alecrim' }, loading);
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Escape}');
      await expectClosed();
    });
    await step('the search shows only groups with results, and finds words with typing errors', async () => {
      opened.focus();
      await userEvent.keyboard('/');
      await expectFocus();
      await userEvent.keyboard('dorotta');
      await screen.findByRole('option', { name: /^Dorota Maj/ }, loading);
      await expect(screen.getByRole('group', { name: 'Contacts' })).toBeVisible();
      await expect(screen.queryByRole('group', { name: 'Files' })).toBeNull();
      await userEvent.keyboard('{Escape}{Escape}');
      await expectClosed();
    });
    await step('the palette opens with the typed text', async () => {
      opened.focus();
      await userEvent.keyboard('/');
      await expectFocus();
      await userEvent.keyboard('a');
      (await screen.findByRole('button', { name: 'See all results' }, loading)).focus();
      await userEvent.keyboard('{Enter}');
      const palette = await findDialog('Search and commands');
      await waitFor(() => expect(palette.getByRole('combobox')).toHaveValue('a'));
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
    await step('opening a page focuses its heading and announces its title', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }));
      await userEvent.type(await field(), 'Users');
      await userEvent.click(await screen.findByRole('option', { name: /^Users/ }, loading));
      const users = await heading('Users');
      await waitFor(() => expect(users).toHaveFocus());
      await screen.findByText('Users · Saltbox & Rye · Larder', undefined, loading);
    });
  },
};
