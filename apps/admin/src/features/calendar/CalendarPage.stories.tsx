import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarPage } from './CalendarPage';

/** A morning, so that the month view does not hide new events behind its "more" link. */
const api = { now: () => new Date('2026-11-23T09:40:00Z') };

const meta = {
  title: 'Pages/Calendar',
  component: CalendarPage,
  parameters: { layout: 'fullscreen', app: { path: '/apps/calendar?view=month', api } },
} satisfies Meta<typeof CalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const events = (name: RegExp) => screen.findAllByRole('button', { name }, wait);
const firstEvent = async (name: RegExp) => (await events(name))[0]!;

/** Opens the card of an event by keyboard. The form rejects an end before the start. */
export const Default: Story = {
  play: async ({ step }) => {
    const event = await firstEvent(/Managers’ round/);
    await step('Enter opens the card', async () => {
      event.focus();
      await userEvent.keyboard('{Enter}');
      const card = within(await screen.findByRole('dialog', { name: 'Managers’ round' }, wait));
      await card.findByText('Back office');
      await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    });
    await step('an end before the start is an error', async () => {
      const form = within(await screen.findByRole('dialog', { name: 'Edit event' }, wait));
      await userEvent.type(await form.findByRole('spinbutton', { name: /hour, End time/ }, wait), '02');
      await userEvent.click(form.getByRole('button', { name: 'Save event' }));
      await form.findByText('The end must be after the start.');
    });
  },
};

/** Adds an event with the defaults of the form. */
export const Add: Story = {
  play: async () => {
    await events(/Managers’ round/);
    await userEvent.keyboard('n');
    const form = within(await screen.findByRole('dialog', { name: 'New event' }, wait));
    const title = await form.findByRole('textbox', { name: /Title/ }, wait);
    await userEvent.click(form.getByRole('button', { name: 'Add event' }));
    await form.findByText('This field is required.');
    await userEvent.type(title, '<b>Tasting</b>');
    await userEvent.click(form.getByRole('button', { name: 'Add event' }));
    // Markup in a title is shown as text.
    await events(/<b>Tasting<\/b>/);
  },
};

/** Checkboxes hide and show calendars. */
export const Calendars: Story = {
  play: async () => {
    await events(/Managers’ round/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Business' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Managers’ round/ })).toBeNull(), wait);
    await expect(screen.getByRole('checkbox', { name: 'View all' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'View all' }));
    await events(/Managers’ round/);
  },
};

export const NoCalendars: Story = {
  name: 'No calendars',
  parameters: { app: { path: '/apps/calendar?view=month&calendars=none' } },
  play: async () => {
    await screen.findByText(/No calendar is selected/, {}, wait);
  },
};

export const Week: Story = {
  parameters: { app: { path: '/apps/calendar?view=week' } },
  play: async () => {
    await events(/Floor briefing/);
  },
};

export const Day: Story = {
  parameters: { app: { path: '/apps/calendar?view=day' } },
  play: async () => {
    await events(/Stocktake/);
  },
};

export const List: Story = {
  parameters: { app: { path: '/apps/calendar?view=list' } },
  play: async () => {
    await events(/Floor briefing/);
  },
};

/** Deletes one occurrence of a recurring event, and undoes it. */
export const DeleteOccurrence: Story = {
  name: 'Delete occurrence',
  parameters: { app: { path: '/apps/calendar?view=week' } },
  play: async () => {
    const before = await events(/Floor briefing/);
    before[0]!.focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('dialog', { name: 'Floor briefing' }, wait));
    await userEvent.click(await card.findByRole('button', { name: 'Delete' }, wait));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Floor briefing' }, wait));
    await userEvent.click(question.getByRole('button', { name: 'This event' }));
    await waitFor(
      () => expect(screen.getAllByRole('button', { name: /Floor briefing/ })).toHaveLength(before.length - 1),
      wait,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
    await waitFor(
      () => expect(screen.getAllByRole('button', { name: /Floor briefing/ })).toHaveLength(before.length),
      wait,
    );
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/apps/calendar?view=list', scenario: 'empty' } },
  play: async () => {
    await screen.findByText('No events in this period', {}, wait);
  },
};

/** If the events fail to load, the page shows an alert, and the grid still has its days. */
export const Failing: Story = {
  parameters: { app: { path: '/apps/calendar?view=month', scenario: 'failing' } },
  play: async () => {
    await within(await screen.findByRole('alert', {}, wait)).findByRole('button', { name: 'Try again' });
    await screen.findByRole('link', { name: /20 November/ }, wait);
  },
};

export const UnknownEvent: Story = {
  name: 'Unknown event',
  parameters: { app: { path: '/apps/calendar?view=month&event=12345' } },
  play: async () => {
    await screen.findByText(/This event does not exist/, {}, wait);
  },
};

/** The calendar contains thousands of events. */
export const Large: Story = {
  parameters: { app: { path: '/apps/calendar?view=month', scenario: 'large' } },
  play: async () => {
    await events(/Managers’ round/);
  },
};

/** Servers see the events to which they are invited. */
export const Server: Story = {
  parameters: { app: { path: '/apps/calendar?view=list', account: 'server' } },
  play: async () => {
    await events(/Floor briefing/);
    await expect(screen.queryByRole('button', { name: /Dentist/ })).not.toBeInTheDocument();
  },
};
