import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Gallery',
  parameters: { layout: 'fullscreen', app: { path: '/components/collapse' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 8000 };

/** Stories of the library with their code and their props. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Collapse' }, long);
    const playground = await canvas.findByRole('region', { name: 'Disclosure, Playground' }, long);
    await step('the code is shown on request', async () => {
      await userEvent.click(within(playground).getByRole('button', { name: 'Code' }));
      await within(playground).findByText(/@larder\/ui\/Disclosure/, {}, long);
    });
    await step('a changed prop changes the story and its code', async () => {
      await userEvent.click(within(playground).getByRole('button', { name: 'Props' }));
      const disabled = await within(playground).findByRole('switch', { name: 'disabled' }, long);
      await userEvent.click(disabled);
      const stage = playground.querySelector<HTMLElement>('[data-stage]')!;
      await waitFor(() => expect(within(stage).getByRole('button')).toBeDisabled());
      await userEvent.click(within(playground).getByRole('button', { name: 'Reset props' }));
      await waitFor(() => expect(within(stage).getByRole('button')).toBeEnabled());
    });
    await step('axe checks the story on request', async () => {
      await userEvent.click(within(playground).getByRole('button', { name: 'Check accessibility' }));
      await within(playground).findByText('axe found no violations', {}, { timeout: 20_000 });
    });
    await step('search filters the stories', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search stories' }), 'states');
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Disclosure, Playground' })).toBeNull());
      await expect(canvas.getByRole('region', { name: 'Disclosure, States' })).toBeVisible();
    });
  },
};

/** The settings apply to the stories only. */
export const Settings: Story = {
  parameters: { app: { path: '/components/alerts?skin=dark&language=ar&width=narrow' } },
  play: async ({ canvas }) => {
    const story = await canvas.findByRole('region', { name: 'Alert, Default' }, long);
    const stage = story.querySelector<HTMLElement>('[data-stage]')!;
    await expect(stage).toHaveAttribute('dir', 'rtl');
    await expect(stage).toHaveAttribute('data-skin', 'dark');
    await expect(getComputedStyle(stage).colorScheme).toBe('dark');
    await waitFor(() => expect((stage.firstElementChild as HTMLElement).offsetWidth).toBeLessThanOrEqual(390));
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alerts');
  },
};

/** Without motion, stories have no transitions. */
export const ReducedMotion: Story = {
  name: 'Reduced motion',
  parameters: { app: { path: '/components/collapse?motion=reduced' } },
  play: async ({ canvas }) => {
    const story = await canvas.findByRole('region', { name: 'Disclosure, Default' }, long);
    const trigger = await within(story.querySelector<HTMLElement>('[data-stage]')!).findByRole('button');
    await expect(getComputedStyle(trigger).transitionProperty).toBe('none');
  },
};

/** A link to one story with changed props. */
export const Alone: Story = {
  parameters: { app: { path: '/components/buttons?story=components-button--playground&args=size:lg;loading:true' } },
  play: async ({ canvas, userEvent }) => {
    const story = await canvas.findByRole('region', { name: 'Button, Playground' }, long);
    const stage = story.querySelector<HTMLElement>('[data-stage]')!;
    await waitFor(() => expect(within(stage).getByRole('button')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'Show all stories' }));
    await canvas.findByRole('region', { name: 'Button, Sizes' }, long);
  },
};

/** An unknown story ID shows the IDs of the page's stories. */
export const UnknownStory: Story = {
  name: 'Unknown story',
  parameters: { app: { path: `/components/collapse?story=${encodeURIComponent('<b>x</b>')}` } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/components-disclosure--default/, {}, long);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stories' }));
    await canvas.findByRole('region', { name: 'Disclosure, Default' }, long);
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: { app: { path: '/components/no-such-component' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }, long);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 }, long);
    await userEvent.click(canvas.getByRole('button', { name: /الانتقال إلى مثال/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'States' }, long));
    await waitFor(() =>
      expect(document.querySelector(':target, [id$="--states"]')!.getBoundingClientRect().top).toBeLessThan(400),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
