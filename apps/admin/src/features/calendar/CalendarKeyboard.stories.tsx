import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { text } from '../../testing/text';

const api = { now: () => new Date('2026-11-23T09:40:00Z') };
const meta = {
  title: 'Pages/Calendar/Days by keyboard',
  parameters: { layout: 'fullscreen', app: { path: '/apps/calendar?view=month&date=2026-11-18', api } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 10_000 };
/** Resolves to the cell of a day. */
const day = (date: string) =>
  waitFor(() => {
    const cell = document.querySelector<HTMLElement>(`[role="cell"][data-date="${date}"][aria-label]`);
    if (!cell) throw new Error(`${date} is not visible.`);
    return cell;
  }, wait);
const focusedDay = (date: string) =>
  waitFor(async () => {
    await expect(document.activeElement).toHaveAttribute('data-date', date);
    await expect(document.activeElement).toHaveRole('cell');
  }, wait);

/** Adds an event on the focused day. */
async function addEvent(title: string) {
  await userEvent.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: text('calendar.form.newTitle') }, wait));
  const field = await form.findByRole('textbox', { name: new RegExp(`^${text('calendar.fields.title')}`) }, wait);
  await userEvent.type(field, title);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
}

/** Moves between the days of a month and adds an event, in the given text direction. */
const month =
  (forward: 'ArrowRight' | 'ArrowLeft'): Story['play'] =>
  async ({ step }) => {
    const press = (key: string) => userEvent.keyboard(`{${key}}`);
    const start = await day('2026-11-18');
    await expect(start.closest('[role="grid"]')).toHaveAccessibleName();
    await expect(document.querySelectorAll('[role="cell"][tabindex="0"]')).toHaveLength(1);
    start.focus();
    await step('arrow keys move by days and weeks, Home and End within the week', async () => {
      await press(forward);
      await focusedDay('2026-11-19');
      await press('ArrowDown');
      await focusedDay('2026-11-26');
      await press('Home');
      const first = document.activeElement!.getAttribute('data-date')!;
      await press('End');
      await waitFor(() => expect(document.activeElement!.getAttribute('data-date')! > first).toBe(true), wait);
    });
    await step('the focus continues in the next month, Page Up goes back', async () => {
      (await day('2026-11-30')).focus();
      await press('ArrowDown');
      await focusedDay('2026-12-07');
      await press('PageUp');
      await focusedDay('2026-11-07');
    });
    await step('Enter adds an event on the day, and the focus returns to the day', async () => {
      await addEvent('Chimney sweep');
      await waitFor(async () => expect(await day('2026-11-07')).toHaveTextContent('Chimney sweep'), wait);
      await focusedDay('2026-11-07');
    });
  };

export const Month: Story = { globals: { viewport: { value: 'desk' } }, play: month('ArrowRight') };
export const MonthArabic: Story = {
  name: 'Month, Arabic',
  globals: { viewport: { value: 'desk' }, language: 'ar' },
  play: month('ArrowLeft'),
};

/** In a week, arrows move between days, Page Down to the next week. Enter adds an event at 09:00. */
export const Week: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: { app: { path: '/apps/calendar?view=week&date=2026-11-18', api } },
  play: async () => {
    (await day('2026-11-18')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await focusedDay('2026-11-19');
    await userEvent.keyboard('{PageDown}');
    await focusedDay('2026-11-26');
    await userEvent.keyboard('{End}');
    await focusedDay('2026-11-29');
    await addEvent('Chimney sweep');
    const event = await screen.findByRole('button', { name: /Chimney sweep/ }, wait);
    await expect(event).toHaveTextContent(/0?9:00.*10:00/);
    await expect(await day('2026-11-29')).toContainElement(event);
  },
};
