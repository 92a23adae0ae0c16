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

/** The small month marks the day of the restaurant, where it is still Friday. */
export const NoCalendars: Story = {
  name: 'No calendars',
  parameters: {
    app: {
      path: '/apps/calendar?view=month&calendars=none',
      api: { now: () => new Date('2026-11-21T02:15:00Z') },
    },
  },
  play: async () => {
    await screen.findByText(/No calendar is selected/, {}, wait);
    await screen.findByRole('button', { name: /^Today, Friday, 20 November 2026/ }, wait);
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

/** The name of each event starts with its times. */
export const List: Story = {
  parameters: { app: { path: '/apps/calendar?view=list' } },
  play: async () => {
    await events(/^17:00 – 17:30\s*Floor briefing/);
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

const focused = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name), wait);

/** Alt with an arrow key moves the focused event, and with Shift its end. The event keeps the focus. */
export const MoveByKeyboard: Story = {
  name: 'Move by keyboard',
  parameters: { app: { path: '/apps/calendar?view=day' } },
  play: async ({ step }) => {
    (await firstEvent(/Dentist/)).focus();
    await step('Alt+Down moves the event by 15 minutes', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByText(/Dentist moved to .*8:15/, {}, wait);
      await focused(/Dentist/);
    });
    await step('Alt+Shift+Down moves the end of the event', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
      await screen.findByText(/Dentist: new time .*8:15 – 0?9:15/, {}, wait);
      await focused(/Dentist/);
    });
    await step('Alt+Right moves the event to the next day, which is then shown', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await screen.findByRole('heading', { level: 1, name: /24 November 2026/ }, wait);
      await focused(/Dentist/);
    });
  },
};

/** Moving an occurrence of a recurring event asks for the scope in a dialog first. */
export const MoveOccurrence: Story = {
  name: 'Move occurrence by keyboard',
  parameters: { app: { path: '/apps/calendar?view=week' } },
  play: async ({ step }) => {
    const before = (await events(/Floor briefing/)).length;
    const ask = async () => {
      screen.getAllByRole('button', { name: /Floor briefing/ })[0]!.focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      return within(await screen.findByRole('dialog', { name: 'Move Floor briefing' }, wait));
    };
    await step('canceling the dialog adds and removes no event', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
      await expect(screen.getAllByRole('button', { name: /Floor briefing/ })).toHaveLength(before);
    });
    await step('the moved occurrence becomes a separate event and receives focus', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'This event' }));
      await screen.findByText(/Floor briefing moved to/, {}, wait);
      await focused(/Floor briefing/);
    });
  },
};

/** Plans the week in which the clock is set back, by keyboard only: local times stay the same. */
export const ClockChange: Story = {
  name: 'Week of a clock change',
  parameters: { app: { path: '/apps/calendar?view=week&date=2026-10-31' } },
  play: async ({ step }) => {
    await screen.findByRole('heading', { level: 1, name: /26 Oct.*1 Nov 2026/ }, wait);
    await step('N adds an event on Saturday at 09:00', async () => {
      await userEvent.keyboard('n');
      const form = within(await screen.findByRole('dialog', { name: 'New event' }, wait));
      await userEvent.type(await form.findByRole('textbox', { name: /Title/ }, wait), 'Deep clean');
      form.getByRole('button', { name: 'Add event' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
    });
    const event = await firstEvent(/Deep clean/);
    await expect(event).toHaveTextContent(/0?9:00.*10:00/);
    event.focus();
    await step('Alt+Right moves the event to Sunday, after the clock change, at the same local time', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await screen.findByText(/Deep clean moved to Sun.* 0?9:00/, {}, wait);
      await waitFor(
        () => expect(screen.getByRole('button', { name: /Deep clean/ })).toHaveTextContent(/0?9:00.*10:00/),
        wait,
      );
      await focused(/Deep clean/);
    });
    await step('Alt+Left moves the event back to Saturday', async () => {
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await screen.findByText(/Deep clean moved to Sat.* 0?9:00/, {}, wait);
      await focused(/Deep clean/);
    });
  },
};

const calendarFile = (...lines: string[]) =>
  new File([['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')], 'tastings.ics', { type: 'text/calendar' });
const fileEvent = (title: string, ...lines: string[]) => ['BEGIN:VEVENT', `SUMMARY:${title}`, ...lines, 'END:VEVENT'];

/** Imports a file: shows what it would add and what it leaves out. One undo removes the added events. */
export const Import: Story = {
  parameters: { app: { path: '/apps/calendar?view=list' } },
  play: async ({ step }) => {
    await events(/Floor briefing/);
    await userEvent.click(screen.getByRole('button', { name: 'More calendar actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import events' }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import events' }, wait));
    const field = () => dialog.findByLabelText(/Choose a file/, {}, wait);
    await step('a truncated file is rejected', async () => {
      await userEvent.upload(await field(), new File(['BEGIN:VCALENDAR'], 'cut.ics', { type: 'text/calendar' }));
      await dialog.findByText(/The file is incomplete/, {}, wait);
    });
    await step('the events of a file are listed, with their problems', async () => {
      const file = calendarFile(
        ...fileEvent('Oyster tasting', 'DTSTART:20261125T180000Z', 'DTEND:20261125T200000Z'),
        ...fileEvent('Backwards', 'DTSTART:20261125T180000Z', 'DTEND:20261125T170000Z'),
        ...fileEvent('On Mars', 'DTSTART;TZID=Mars/Olympus:20261125T180000'),
      );
      await userEvent.upload(await field(), file);
      await dialog.findByText('1 new event in “tastings.ics”. 2 are left out.', {}, wait);
      await dialog.findByText('It ends before it starts.');
      await dialog.findByText('The time zone “Mars/Olympus” is unknown.');
    });
    await step('only the valid event is added, and undo removes it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add 1 event' }));
      await events(/Oyster tasting/);
      await expect(screen.queryByRole('button', { name: /Backwards/ })).toBeNull();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(screen.queryByRole('button', { name: /Oyster tasting/ })).toBeNull(), wait);
    });
  },
};

/** While the browser prints, the page has a table with all events. */
export const Print: Story = {
  play: async () => {
    await events(/Managers’ round/);
    // The third event of a day, which the grid hides.
    const copies = () => screen.queryAllByText('Dentist').length;
    const before = copies();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(copies()).toBe(before + 1);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(copies()).toBe(before), wait);
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

/** A search without matches in the period shows a message. */
export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: '/apps/calendar?q=zeppelin' } },
  play: async () => {
    await screen.findByText('No events in this period match “zeppelin”.', undefined, { timeout: 8000 });
  },
};
