import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { focusRow } from '../../testing/focusRow';
import { mailList, mailOpened, mailRow, wait } from '../../testing/mailPage';
import { unreadInTitle } from '../../testing/unreadInTitle';

const page = '/apps/email';
const meta = {
  title: 'Pages/Mail',
  parameters: { layout: 'fullscreen', app: { path: page } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Opens emails and stars one by keyboard alone. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    await focusRow(await mailRow(/Re: Table for 22/));
    await waitFor(() => expect(unreadInTitle()).toBeGreaterThan(0), wait);
    const unread = unreadInTitle();
    await step('Enter opens the focused email and marks it as read, including in the document title', async () => {
      await userEvent.keyboard('{Enter}');
      await mailOpened('Re: Table for 22 on Friday');
      await waitFor(() => expect(document.querySelector('[data-key="3"]')).not.toHaveTextContent('Unread'), wait);
      await waitFor(() => expect(unreadInTitle()).toBe(unread - 1), wait);
    });
    await step('J opens the next email, S stars it', async () => {
      await userEvent.keyboard('j');
      await mailOpened('Rota for the festival weekend');
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
    await mailOpened('Rota for the festival weekend');
    await userEvent.keyboard('{Delete}');
    await mailOpened('A page about your bread');
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
    await focusRow(await mailRow(/Re: Table for 22/));
    await step('X selects, J moves the focus', async () => {
      await userEvent.keyboard('xjx');
      await screen.findByText('2 selected');
    });
    await step('V moves the selected emails to a folder', async () => {
      await userEvent.keyboard('v');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Spam' }, wait));
      await waitFor(() => expect(mailList('Inbox').queryByRole('row', { name: /Re: Table for 22/ })).toBeNull(), wait);
      await screen.findByText('2 e-mails moved to Spam', {}, wait);
    });
  },
};

/** Several attachments are downloaded as one archive. */
export const DownloadAll: Story = {
  name: 'Download all',
  parameters: { app: { path: `${page}?q=Autumn%20menu` } },
  play: async () => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    try {
      await userEvent.click(await mailRow(/Autumn menu, second draft/));
      await mailOpened('Autumn menu, second draft');
      await userEvent.click(await screen.findByRole('button', { name: 'Download all' }, wait));
      await waitFor(() => expect(saved).toEqual(['Autumn menu, second draft.zip']), wait);
    } finally {
      click.mockRestore();
    }
  },
};

/** Remote pictures are blocked, with a button that shows them. Scripts and forms are removed. */
export const HostileMessage: Story = {
  name: 'Hostile message',
  parameters: { app: { path: `${page}/spam` } },
  play: async () => {
    const hostile = await mailRow(/YOUR PRIZE WAITS/);
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
    await userEvent.click(await mailRow(/Parcel held/));
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

/** Writes an email. Invalid recipients are listed in the error, and sending can be undone. */
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
    await step('the error contains the invalid address', async () => {
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

/** R opens a reply below the last message. The draft is kept, sending asks for a missing attachment and can be undone. */
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
    await mailOpened('Re: Table for 22 on Friday');
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
    await mailOpened('Rota for the festival weekend');
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
    await mailRow(/Marguerite Stroud, A page about your bread/);
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
    await mailRow(/Re: Table for 22/);
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
    await focusRow(await mailRow(/Kenji.*Oven 2 waits/));
    await userEvent.keyboard('{Delete}');
    await screen.findByText('“Oven 2 waits for its part” was not changed', {}, wait);
    await mailRow(/Oven 2 waits/);
  },
};

export const Phone: Story = {
  parameters: { app: { path: `${page}?mail=3` } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await mailOpened('Re: Table for 22 on Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await mailRow(/Rota for the festival/);
  },
};
