import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { text } from '../../testing/text';

/** The restaurant sets its clocks back on Sunday, 1 November. */
const meta = {
  title: 'Pages/Calendar/Plan a week',
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/apps/calendar?view=week&date=2026-10-31',
      api: { now: () => new Date('2026-10-29T14:00:00Z') },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 10_000 };
const event = () => screen.findByRole('button', { name: /Deep clean/ }, wait);
/** Returns the column of a day. The cell for its all-day events comes first in the document. */
const column = (date: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role="cell"][data-date="${date}"]`)].at(-1)!;
const isOn = (date: string) =>
  waitFor(async () => {
    const element = await event();
    await expect(column(date)).toContainElement(element);
    await expect(element).toHaveTextContent(/0?9:00.*10:00/);
  }, wait);

/** Adds an event before the clock change, moves it to the next day and back, and expects the same local time. */
const plan =
  (forward: 'ArrowRight' | 'ArrowLeft'): Story['play'] =>
  async ({ step }) => {
    await waitFor(() => expect(column('2026-11-01')).toBeVisible(), wait);
    await step('an event is added on Saturday at 09:00', async () => {
      await userEvent.keyboard('n');
      const form = within(await screen.findByRole('dialog', { name: text('calendar.form.newTitle') }, wait));
      const title = await form.findByRole('textbox', { name: new RegExp(`^${text('calendar.fields.title')}`) }, wait);
      await userEvent.type(title, 'Deep clean');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
      await isOn('2026-10-31');
    });
    await step('Alt with an arrow key moves the event to Sunday', async () => {
      (await event()).focus();
      await userEvent.keyboard(`{Alt>}{${forward}}{/Alt}`);
      await isOn('2026-11-01');
    });
    await step('undo moves the event back to Saturday', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await isOn('2026-10-31');
    });
  };

export const Desk: Story = { globals: { viewport: { value: 'desk' } }, play: plan('ArrowRight') };
export const PhoneArabic: Story = {
  name: 'Phone, Arabic',
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: plan('ArrowLeft'),
};
