import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusRow } from '../../testing/focusRow';

const page = '/apps/email';
const meta = {
  title: 'Pages/Mail',
  parameters: { layout: 'fullscreen', app: { path: page } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 15_000 };
const row = (name: RegExp | string) => screen.findByRole('row', { name }, wait);
const list = (name: string) => within(screen.getByRole('grid', { name }));
/** Waits until the email with this subject is open. */
const opened = (subject: string) =>
  waitFor(() => expect(document.querySelector('[data-mail-reader] h2')).toHaveTextContent(subject), wait);

/** Opens emails and stars one by keyboard alone. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    await focusRow(await row(/Re: Table for 22/));
    await step('Enter opens the focused email and marks it as read', async () => {
      await userEvent.keyboard('{Enter}');
      await opened('Re: Table for 22 on Friday');
      await waitFor(() => expect(document.querySelector('[data-key="3"]')).not.toHaveTextContent('Unread'), wait);
    });
    await step('J opens the next email, S stars it', async () => {
      await userEvent.keyboard('j');
      await opened('Rota for the festival weekend');
      await userEvent.keyboard('s');
      const star = screen.getByRole('button', { name: 'Star' });
      await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    });
  },
};

/** Delete moves the open email to the trash and opens the next one. */
export const Trash: Story = {
  parameters: { app: { path: `${page}?mail=7` } },
  play: async () => {
    await opened('Rota for the festival weekend');
    await userEvent.keyboard('{Delete}');
    await opened('A page about your bread');
    await waitFor(() => expect(screen.queryByText('Rota for the festival weekend')).toBeNull(), wait);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
    await screen.findByText('Rota for the festival weekend', {}, wait);
  },
};

/** Earlier messages of the conversation are collapsed. */
export const Thread: Story = {
  parameters: { app: { path: `${page}?mail=3` } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show 2 earlier messages' }, wait));
    await userEvent.click(await screen.findByRole('button', { name: /^You.*The long table is yours/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  },
};

/** Selected emails are moved together. */
export const Selection: Story = {
  play: async ({ step }) => {
    await focusRow(await row(/Re: Table for 22/));
    await step('X selects, J moves the focus', async () => {
      await userEvent.keyboard('xjx');
      await screen.findByText('2 selected');
    });
    await step('V moves the selected emails to a folder', async () => {
      await userEvent.keyboard('v');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Spam' }, wait));
      await waitFor(() => expect(list('Inbox').queryByRole('row', { name: /Re: Table for 22/ })).toBeNull(), wait);
      await screen.findByText('2 e-mails moved to Spam', {}, wait);
    });
  },
};

/** The actions of a row appear on hover and focus, without moving its text. */
export const RowActions: Story = {
  name: 'Row actions',
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    const rota = await row(/Rota for the festival weekend/);
    const width = () => within(rota).getByTitle('Rota for the festival weekend').getBoundingClientRect().width;
    const before = width();
    const tabTo = async (name: string) => {
      const button = await within(rota).findByRole('button', { name });
      for (let tabs = 0; tabs < 6 && document.activeElement !== button; tabs += 1) await userEvent.tab();
      await expect(button).toHaveFocus();
    };
    await focusRow(await row(/Re: Table for 22/));
    await expect(within(rota).queryByRole('button', { name: 'Move to' })).toBeNull();
    await step('Tab reaches the actions of the focused row', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await tabTo('Mark as read');
      await expect(width()).toBe(before);
      await userEvent.keyboard('{Enter}');
      await within(rota).findByRole('button', { name: 'Mark as unread' }, wait);
      await expect(screen.getByText('No e-mail open')).toBeVisible();
    });
    await step('its menu moves the email, and the next row has focus', async () => {
      await tabTo('Move to');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Spam' }, wait));
      await waitFor(() => expect(rota).not.toBeInTheDocument(), wait);
      await waitFor(() => expect(list('Inbox').getAllByRole('row')).toContain(document.activeElement), wait);
      await screen.findByText('“Rota for the festival weekend” moved to Spam', {}, wait);
    });
    await step('the pointer shows them too', async () => {
      const oven = await row(/Oven 2 waits/);
      await userEvent.hover(oven);
      await userEvent.click(await within(oven).findByRole('button', { name: 'Move to trash' }, wait));
      await waitFor(() => expect(oven).not.toBeInTheDocument(), wait);
      await expect(screen.getByText('No e-mail open')).toBeVisible();
    });
  },
};

/** Remote pictures are blocked, with a button that shows them. Scripts and forms are removed. */
export const HostileMessage: Story = {
  name: 'Hostile message',
  parameters: { app: { path: `${page}/spam` } },
  play: async () => {
    const hostile = await row(/YOUR PRIZE WAITS/);
    await userEvent.click(hostile);
    const frame = await screen.findByTitle<HTMLIFrameElement>(/Text of “YOUR PRIZE WAITS/, {}, wait);
    await waitFor(() => expect(frame.contentDocument!.body).toHaveTextContent('You have won'), wait);
    await expect(
      frame.contentDocument!.querySelector('script, form, input, iframe, svg, base, meta[http-equiv="refresh"]'),
    ).toBeNull();
    await expect(frame.contentDocument!.querySelector('[src], [onclick], [onerror]')).toBeNull();
    await screen.findByRole('button', { name: 'Show pictures' });
    // Markup in a subject is shown as text.
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('<b>Open now</b>');
  },
};

/** A link shows its address before it is opened. */
export const LinkAddress: Story = {
  name: 'Link address',
  parameters: { app: { path: `${page}/spam` } },
  play: async () => {
    await userEvent.click(await row(/Parcel held/));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Text of “Parcel held: pay 1.99”', {}, wait);
    await waitFor(() => expect(frame.contentDocument!.querySelector('a')).not.toBeNull(), wait);
    frame.contentDocument!.querySelector('a')!.click();
    const dialog = within(await screen.findByRole('dialog', { name: 'Open this link?' }, wait));
    await waitFor(() => expect(dialog.getByText('http://parcel-desk.example/pay?id=7')).toBeVisible(), wait);
    await expect(dialog.getByRole('link', { name: 'Open link' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A link opens an email with recipients and subject. Hostile text is shown as text. */
export const ComposeLink: Story = {
  name: 'Compose link',
  parameters: {
    app: {
      path: `${page}?compose=new&to=${encodeURIComponent('bea@saltmarsh.example,<img src=x>')}&subject=${encodeURIComponent('<b>Turbot</b>')}`,
    },
  },
  play: async () => {
    const composer = within(await screen.findByRole('dialog', { name: '<b>Turbot</b>' }, wait));
    await composer.findByText('bea@saltmarsh.example', {}, wait);
    await composer.findByText(/img src=x/);
    await expect(composer.getByRole('textbox', { name: 'Subject' })).toHaveValue('<b>Turbot</b>');
  },
};

/** Writes an email: invalid recipients are named, sending can be undone. */
export const Compose: Story = {
  parameters: { app: { path: `${page}?compose=new` } },
  play: async ({ step }) => {
    const composer = within(await screen.findByRole('dialog', { name: 'New e-mail' }, wait));
    const to = await composer.findByRole('combobox', { name: /^To/ }, wait);
    const subject = composer.getByRole('textbox', { name: 'Subject' });
    await step('an email without a recipient is not sent', async () => {
      await userEvent.type(subject, 'Turbot');
      await userEvent.click(composer.getByRole('button', { name: /^Send/ }));
      await composer.findByText('Add a recipient.');
    });
    await step('an invalid address is named in the error', async () => {
      await userEvent.type(to, 'nonsense{Enter}');
      // Closes the suggestions, which hide the rest from assistive technology.
      await userEvent.tab();
      await userEvent.click(composer.getByRole('button', { name: /^Send/ }));
      await composer.findByText(/“nonsense” is not an e-mail address/);
      await userEvent.click(composer.getByRole('button', { name: /nonsense/ }));
    });
    await step('files above the size limit are rejected', async () => {
      const file = new File([new ArrayBuffer(11 * 1024 ** 2)], 'film.mov');
      await userEvent.upload(composer.getByLabelText('Attach files', { selector: 'input' }), file);
      await expect(await composer.findByRole('alert')).toHaveTextContent('10 MB');
    });
    await step('undoing a sent email opens it in the composer', async () => {
      await userEvent.type(to, 'Dana <dana@postbox.example>{Enter}');
      await userEvent.tab();
      await userEvent.click(composer.getByRole('button', { name: /^Send/ }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Turbot' })).toBeNull(), wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await screen.findByRole('dialog', { name: 'Turbot' }, wait);
    });
  },
};

/** R answers the last message below it. The draft is kept, sending asks for a missing attachment and can be undone. */
export const QuickReply: Story = {
  name: 'Quick reply',
  parameters: { app: { path: `${page}?mail=3` } },
  play: async ({ step }) => {
    const reply = () => screen.findByRole('region', { name: 'Reply to Dana Ashworth' }, wait);
    const focusedText = async () => {
      const text = await within(await reply()).findByRole('textbox', { name: 'Text' }, wait);
      await waitFor(() => expect(text).toHaveFocus(), wait);
      return text;
    };
    await opened('Re: Table for 22 on Friday');
    await step('Escape saves the draft and closes it', async () => {
      await screen.findByRole('button', { name: 'Reply to Dana Ashworth' });
      await userEvent.keyboard('r');
      await focusedText();
      await userEvent.keyboard('The menu is attached.{Escape}');
      const line = await screen.findByRole('button', { name: 'Draft: The menu is attached.' }, wait);
      await waitFor(() => expect(line).toHaveFocus(), wait);
    });
    await step('Ctrl+Enter asks before it sends without the attachment', async () => {
      await userEvent.keyboard('{Enter}');
      const text = await focusedText();
      await expect(text).toHaveTextContent('The menu is attached.');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }, wait));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), wait);
      await expect(text).toHaveTextContent('The menu is attached.');
    });
    await step('undoing a sent reply opens it in a composer', async () => {
      await userEvent.click(within(await reply()).getByRole('button', { name: 'Send' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }, wait));
      await screen.findByRole('button', { name: 'Reply to Dana Ashworth' }, wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      const composer = await screen.findByRole('dialog', { name: 'Re: Table for 22 on Friday' }, wait);
      await within(composer).findByText('The menu is attached.', {}, wait);
    });
  },
};

/** A reply to all opens in a composer with all recipients. */
export const ReplyToAll: Story = {
  name: 'Reply to all',
  parameters: { app: { path: `${page}?mail=7` } },
  play: async () => {
    await opened('Rota for the festival weekend');
    await userEvent.keyboard('a');
    const composer = within(await screen.findByRole('dialog', { name: 'Re: Rota for the festival weekend' }, wait));
    await composer.findByText('Ilse Okafor', {}, wait);
    const text = await composer.findByRole('textbox', { name: 'Text' }, wait);
    await waitFor(() => expect(text).toHaveFocus(), wait);
  },
};

export const Labels: Story = {
  parameters: { app: { path: `${page}/label/personal` } },
  play: async () => {
    await row(/Marguerite Stroud, A page about your bread/);
    await expect(screen.getByRole('link', { name: 'Personal' })).toHaveAttribute('aria-current', 'page');
  },
};

export const UnknownMail: Story = {
  name: 'Unknown email',
  parameters: { app: { path: `${page}?mail=99999` } },
  play: async () => {
    const alert = within(await screen.findByRole('alert', {}, wait));
    await alert.findByText('E-mail not found');
    await userEvent.click(alert.getByRole('button', { name: 'Back to the list' }));
    await screen.findByText('No e-mail open');
  },
};

export const UnknownFolder: Story = {
  name: 'Unknown folder',
  parameters: { app: { path: `${page}/attic` } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await screen.findByRole('heading', { level: 1 }, wait);
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `${page}?q=zzz` } },
  play: async () => {
    await screen.findByText('No e-mails match', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await row(/Re: Table for 22/);
  },
};

/** Typed filters become chips. The options offer the same filters. */
export const SearchFilters: Story = {
  name: 'Search filters',
  play: async ({ step }) => {
    await row(/Re: Table for 22/);
    const field = screen.getByRole('searchbox', { name: 'Search mail' });
    await step('a filter becomes a chip after a space, the last one after Enter', async () => {
      await userEvent.type(field, 'from:kenji ');
      await screen.findByText('From: kenji');
      await waitFor(() => expect(list('Inbox').queryByRole('row', { name: /Re: Table for 22/ })).toBeNull(), wait);
      await row(/Oven 2 waits/);
      await userEvent.type(field, 'has:attachment{Enter}');
      await screen.findByText('With attachments');
      await expect(field).toHaveValue('');
    });
    await step('the options show and change them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Search options' }));
      const options = within(await screen.findByRole('dialog', { name: 'Search options' }, wait));
      await expect(options.getByRole('checkbox', { name: 'With attachments' })).toBeChecked();
      const from = options.getByRole('textbox', { name: 'From' });
      await userEvent.clear(from);
      await userEvent.type(from, 'Dana Ashworth');
      await userEvent.click(options.getByRole('button', { name: 'Search' }));
      await screen.findByText('From: Dana Ashworth', {}, wait);
      await screen.findByText('No e-mails match', {}, wait);
    });
    await step('removing a chip removes its filter', async () => {
      await userEvent.click(screen.getByRole('button', { name: /With attachments/ }));
      await row(/Re: Table for 22/);
      await expect(screen.queryByText('With attachments')).toBeNull();
    });
  },
};

/** The URL contains the filters. */
export const FilteredLink: Story = {
  name: 'Filtered link',
  parameters: {
    app: { path: `${page}?q=${encodeURIComponent('from:"Kenji" has:attachment before:2099-01-01 oven')}` },
  },
  play: async () => {
    await row(/Oven 2 waits/);
    await screen.findByText('From: Kenji');
    await screen.findByText('Before 1 Jan 2099');
    await expect(screen.getByRole('searchbox', { name: 'Search mail' })).toHaveValue('oven');
  },
};

export const Empty: Story = {
  parameters: { app: { path: page, scenario: 'empty' } },
  play: async () => void (await screen.findByText('The inbox is empty', {}, wait)),
};

export const Failing: Story = {
  parameters: { app: { path: page, scenario: 'failing' } },
  play: async () => {
    await within(await screen.findByRole('alert', {}, wait)).findByRole('button', { name: 'Try again' });
  },
};

/** A folder of thousands of emails renders the visible rows only. */
export const Large: Story = {
  parameters: { app: { path: page, scenario: 'large' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5), wait);
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** An update that fails is reverted and reported. */
export const FailedUpdate: Story = {
  name: 'Failed update',
  parameters: { app: { path: page, api: { faults: [{ kind: 'error', path: '/apps/email/update-emails' }] } } },
  play: async () => {
    await focusRow(await row(/Kenji.*Oven 2 waits/));
    await userEvent.keyboard('{Delete}');
    await screen.findByText('“Oven 2 waits for its part” was not changed', {}, wait);
    await row(/Oven 2 waits/);
  },
};

export const Phone: Story = {
  parameters: { app: { path: `${page}?mail=3` } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened('Re: Table for 22 on Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await row(/Rota for the festival/);
  },
};
