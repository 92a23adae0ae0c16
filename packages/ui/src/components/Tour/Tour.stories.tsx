import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { toast } from '../Toast/toast';
import { Toaster } from '../Toast/Toaster';
import { Tour } from './Tour';
import type { TourStep } from './TourCard';

const part = (name: string) => () => document.querySelector(`[data-part="${name}"]`);
const steps: TourStep[] = [
  { id: 'menu', target: part('menu'), title: 'Menu', description: 'All pages, grouped by purpose.' },
  { id: 'away', target: part('away'), title: 'Away', description: 'Not on this page.' },
  {
    id: 'search',
    target: part('search'),
    title: 'Search',
    description:
      'Pages, files and people by name. The slash key opens it from anywhere, and Ctrl with K everything else.',
  },
  {
    id: 'help',
    target: part('help'),
    title: 'Help',
    description: 'Help articles, shortcuts and this tour.',
    placement: 'top',
  },
];

const meta = {
  title: 'Components/Tour',
  component: Tour,
  args: { label: 'Tour', steps, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const [isOn, setOn] = useState(false);
    return (
      <Stack align="start" style={{ gap: 120, padding: 24, minBlockSize: 560 }}>
        <Button data-part="menu" onClick={() => setOn(true)}>
          Start
        </Button>
        <Button data-part="search">Search</Button>
        <Button data-part="help">Help</Button>
        {isOn && (
          <Tour
            {...args}
            onClose={(isThrough) => {
              setOn(false);
              args.onClose(isThrough);
            }}
          />
        )}
      </Stack>
    );
  },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

/** Next and Back change the step. Steps without a target are skipped. Escape ends the tour and restores focus. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const start = canvas.getByRole('button', { name: 'Start' });
    await step('moves through all steps by pointer', async () => {
      await userEvent.click(start);
      await at('Menu');
      await expect(screen.getByText('1 of 3')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await at('Search');
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await at('Menu');
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await at('Search');
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await at('Help');
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await expect(args.onClose).toHaveBeenLastCalledWith(true);
    });
    await step('moves to the next step by keyboard and ends on Escape', async () => {
      start.focus();
      await userEvent.keyboard('{Enter}');
      await at('Menu');
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Skip' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await at('Search');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenLastCalledWith(false);
      await expect(start).toHaveFocus();
      await userEvent.click(start);
      await at('Menu');
    });
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

const key = 'story-tour';

/** The tour is offered once. Reset the story, and it can only be restarted. */
export const Remembered: Story = {
  beforeEach: () => sessionStorage.removeItem(key),
  render: function RememberedStory(args) {
    const [isOn, setOn] = useState(false);
    const [isDone, setDone] = useState(() => sessionStorage.getItem(key) !== null);
    return (
      <Stack align="start" style={{ gap: 24, padding: 24, minBlockSize: 280 }}>
        <Button data-part="remembered" onClick={() => setOn(true)}>
          {isDone ? 'Restart tour' : 'Start tour'}
        </Button>
        {isOn && (
          <Tour
            {...args}
            steps={[
              { id: 'only', target: part('remembered'), title: 'Tour', description: 'Start it again from here.' },
            ]}
            onClose={(isThrough) => {
              sessionStorage.setItem(key, 'seen');
              setOn(false);
              setDone(true);
              args.onClose(isThrough);
            }}
          />
        )}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start tour' }));
    await at('Tour');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Restart tour' })).toHaveFocus();
    await expect(sessionStorage.getItem(key)).toBe('seen');
  },
};

const started: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
  await at('Menu');
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: started };
export const RTL: Story = { globals: { language: 'ar' }, play: started };

/** Toasts are shown at the other side of the screen. */
export const BesideToast: Story = {
  name: 'Beside toast',
  tags: ['!dev'],
  globals: { viewport: { value: 'desk' } },
  render: function BesideToastStory(args) {
    const [isOn, setOn] = useState(false);
    return (
      <div style={{ display: 'grid', placeItems: 'end', minBlockSize: '100vh' }}>
        <Button data-part="help" onClick={() => setOn(true)}>
          Start
        </Button>
        <Toaster label="Messages" />
        {isOn && <Tour {...args} steps={steps.slice(-1)} />}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await at('Help');
    toast.success('Bill #1177 emailed to Dana Ashworth');
    const card = (await screen.findByText(/emailed to/)).closest('[data-sonner-toast]')!;
    await waitFor(async () => {
      await expect(card.getBoundingClientRect().width).toBeGreaterThan(300);
      await expect(card.getBoundingClientRect().right).toBeLessThan(
        screen.getByRole('dialog').getBoundingClientRect().left,
      );
    });
  },
};
