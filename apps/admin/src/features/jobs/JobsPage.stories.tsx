import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusRow } from '../../testing/focusRow';

const meta = {
  title: 'Pages/Jobs',
  parameters: { layout: 'fullscreen', app: { path: '/apps/jobX' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
const column = (name: string) => screen.findByRole('grid', { name }, wait);
const card = async (stage: string, name: string) => within(await column(stage)).findByRole('row', { name }, wait);
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }, wait));

/** Moves a candidate by keyboard and undoes the move. */
export const Default: Story = {
  play: async ({ step }) => {
    await focusRow(await card('New', 'Noah Castellan'));
    await step('M moves the focused candidate to another stage', async () => {
      await userEvent.keyboard('m');
      const move = await dialog('Move Noah Castellan');
      await userEvent.click(move.getByRole('radio', { name: 'Screening' }));
      await userEvent.click(move.getByRole('button', { name: 'Move' }));
      await card('Screening', 'Noah Castellan');
    });
    await step('undo moves the candidate back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await card('New', 'Noah Castellan');
    });
    await step('collapsed stages can be expanded', async () => {
      const rejected = screen.getByRole('button', { name: /Rejected/ });
      await userEvent.click(rejected);
      await expect(rejected).toHaveAttribute('aria-expanded', 'true');
      await column('Rejected');
    });
  },
};

/** Drags a candidate by keyboard: Enter on the handle, Tab, Enter. */
export const KeyboardDrag: Story = {
  name: 'Keyboard drag',
  play: async () => {
    await card('New', 'Noah Castellan');
    screen.getByRole('button', { name: 'Move Noah Castellan' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await card('Screening', 'Noah Castellan');
  },
};

/** Rejecting a candidate requires a reason. Without one, the field shows an error. */
export const Reject: Story = {
  parameters: { app: { path: '/apps/jobX?opening=opn-1' } },
  play: async ({ step }) => {
    await focusRow(await card('New', 'Noah Castellan'));
    await userEvent.keyboard('m');
    const move = await dialog('Move Noah Castellan');
    await userEvent.click(move.getByRole('radio', { name: 'Rejected' }));
    await userEvent.click(move.getByRole('button', { name: 'Move' }));
    const reject = await dialog('Reject Noah Castellan');
    await step('rejecting without a reason shows an error on the field', async () => {
      await userEvent.click(reject.getByRole('button', { name: 'Reject candidate' }));
      await reject.findByText('This field is required.');
    });
    await step('rejecting with a reason moves the candidate', async () => {
      await userEvent.click(reject.getByRole('button', { name: /Reason/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Availability' }));
      await userEvent.click(reject.getByRole('button', { name: 'Reject candidate' }));
      await screen.findByText('Noah Castellan moved to “Rejected”', {}, wait);
    });
  },
};

/** Hires a candidate with an offer. A username that is taken shows an error on the field. */
export const Hire: Story = {
  parameters: { app: { path: '/apps/jobX' } },
  play: async ({ step }) => {
    await userEvent.click(within(await card('Offer', 'Camille Renard')).getByRole('link', { name: 'Camille Renard' }));
    const panel = await dialog('Camille Renard');
    await userEvent.click(await panel.findByRole('button', { name: 'Hire' }, wait));
    const hire = await dialog('Hire Camille Renard');
    const username = hire.getByRole('textbox', { name: /Username/ });
    await expect(username).toHaveValue('camille.renard');
    await step('a taken username shows an error', async () => {
      await userEvent.clear(username);
      await userEvent.type(username, 'maren.holt');
      await userEvent.click(hire.getByRole('button', { name: 'Hire' }));
      await hire.findByText('This is already in use. Choose another.', {}, wait);
      await waitFor(() => expect(username).toHaveFocus());
    });
    await step('with another username, the user is created', async () => {
      await userEvent.clear(username);
      await userEvent.type(username, 'camille');
      await userEvent.click(hire.getByRole('button', { name: 'Hire' }));
      await screen.findByText('Camille Renard hired for Server, evenings', {}, wait);
      await screen.findByRole('button', { name: 'Open user' });
    });
  },
};

/** Adds a note. An interview without a date shows an error; with a date, it is planned. */
export const Candidate: Story = {
  parameters: { app: { path: '/apps/jobX?candidate=cnd-1&tab=notes' } },
  play: async ({ step }) => {
    const panel = await dialog('Alma Prendergast');
    await step('a note is added', async () => {
      await userEvent.click(await panel.findByRole('button', { name: 'Add note' }, wait));
      await panel.findByText('This field is required.');
      await userEvent.type(panel.getByRole('textbox', { name: /New note/ }), 'Knows the menu by heart.');
      await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
      await panel.findByText('Knows the menu by heart.', { selector: 'span' }, wait);
      await waitFor(() => expect(panel.getByRole('textbox', { name: /New note/ })).toHaveValue(''));
    });
    await step('an interview needs a date', async () => {
      await userEvent.click(panel.getByRole('tab', { name: 'Interviews' }));
      await userEvent.click(await panel.findByRole('button', { name: 'Plan interview' }));
      const plan = await dialog('Interview with Alma Prendergast');
      await userEvent.click(plan.getByRole('button', { name: 'Plan interview' }));
      await plan.findByText('This field is required.');
    });
    await step('with a date, the interview is planned', async () => {
      const plan = await dialog('Interview with Alma Prendergast');
      await userEvent.click(plan.getAllByRole('spinbutton', { name: /Date/ })[0]!);
      // December 12 is the same date whether the field has day or month first.
      await userEvent.keyboard('12122099');
      await userEvent.click(plan.getByRole('button', { name: 'Plan interview' }));
      await screen.findByText('Interview saved', {}, wait);
      await panel.findByText(/^.*12 Dec.*14:00–14:30$/, {}, wait);
    });
  },
};

/** A short title shows an error below its field. A valid opening is created as a draft. */
export const NewOpening: Story = {
  name: 'New opening',
  parameters: { app: { path: '/apps/jobX?edit=new' } },
  play: async ({ step }) => {
    const form = await dialog('New opening');
    await step('a short title shows an error', async () => {
      await userEvent.type(await form.findByRole('textbox', { name: /Title/ }, wait), 'Ba');
      await userEvent.click(form.getByRole('button', { name: 'Create opening' }));
      await form.findByText('Use 3 characters or more.');
    });
    await step('a valid opening is created as a draft', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /Title/ }), 'ker');
      await userEvent.click(form.getByRole('button', { name: 'Create opening' }));
      await screen.findByRole('heading', { name: /Baker/, level: 1 }, wait);
    });
  },
};

/** A copy starts with the values of the opening and is created as a draft. */
export const Duplicate: Story = {
  parameters: { app: { path: '/apps/jobX?opening=opn-1' } },
  play: async ({ canvas }) => {
    const { textContent: title } = await canvas.findByRole('heading', { level: 1 }, wait);
    await userEvent.click(await canvas.findByRole('button', { name: /^More for/ }, wait));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const form = await dialog('New opening');
    const field = await form.findByRole<HTMLInputElement>('textbox', { name: /Title/ }, wait);
    await expect(title).toContain(field.value);
    await userEvent.clear(field);
    await userEvent.type(field, 'Relief cook');
    await userEvent.click(form.getByRole('button', { name: 'Create opening' }));
    const heading = await canvas.findByRole('heading', { name: /Relief cook/, level: 1 }, wait);
    await expect(heading).toHaveTextContent(/Draft/);
  },
};

/** Adds a tag to two candidates at once. Undo restores their tags. */
export const TagMany: Story = {
  name: 'Tag many',
  parameters: { app: { path: '/apps/jobX?layout=table' } },
  play: async ({ canvas, step }) => {
    for (const name of [/Jamal Whitcombe/, /Priscilla Oduya/])
      await userEvent.click(within(await canvas.findByRole('row', { name }, wait)).getByRole('checkbox'));
    const bar = within(await screen.findByRole('group', { name: 'Actions for the selection' }, wait));
    await userEvent.click(bar.getByRole('button', { name: 'Tags' }));
    const form = await dialog('Tags of 2 candidates');
    await step('a change is required', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
      await form.findByText('This field is required.');
    });
    await step('the tag is added to both and can be undone', async () => {
      await userEvent.type(form.getByRole('combobox', { name: /^Add tags/ }), 'weekends');
      // Leaving the field adds the text and closes the suggestions.
      await userEvent.tab();
      await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
      await screen.findByText(/Tags of 2 candidates changed/, {}, wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await screen.findByText(/^Undone: Tags of 2 candidates changed/, {}, wait);
    });
  },
};

const longTitle = 'Chef de partie for the wood-fired grill, the smokehouse and all catering on Sundays';

/** A title of 80 characters does not make the page scroll horizontally. */
export const LongNames: Story = {
  name: 'Long names',
  parameters: { app: { path: '/apps/jobX?edit=new' } },
  play: async () => {
    const form = await dialog('New opening');
    await userEvent.click(await form.findByRole('textbox', { name: /Title/ }, wait));
    await userEvent.paste(longTitle.slice(0, 80));
    await userEvent.click(form.getByRole('button', { name: 'Create opening' }));
    await screen.findByRole('heading', { name: new RegExp(longTitle.slice(0, 40)), level: 1 }, wait);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The URL names another restaurant: only its openings and candidates are shown. */
export const OtherRestaurant: Story = {
  name: 'Other restaurant',
  parameters: { app: { path: '/apps/jobX?restaurant=rst-lis' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Casa Alecrim · 2 openings', {}, wait);
    await column('New');
    await expect(canvas.queryByText('Noah Castellan')).toBeNull();
    await expect(canvas.queryByText('Line cook')).toBeNull();
  },
};

/** Denies access to a restaurant outside the user's workplaces. */
export const ForeignRestaurant: Story = {
  name: 'Denied restaurant',
  parameters: { app: { path: '/apps/jobX?restaurant=rst-tyo', account: 'manager' } },
  play: async ({ canvas }) => void (await canvas.findByText('You don’t have access to this page', {}, wait)),
};

export const Table: Story = {
  parameters: { app: { path: '/apps/jobX?layout=table' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Jamal Whitcombe/ }, wait);
    await expect(canvas.getByText('1–10 of 14')).toBeVisible();
  },
};

/** A link to an opening that no longer exists shows the candidates of all openings. */
export const UnknownOpening: Story = {
  name: 'Unknown opening',
  parameters: { app: { path: '/apps/jobX?opening=none' } },
  play: async () => void (await card('Screening', 'Jamal Whitcombe')),
};

export const UnknownCandidate: Story = {
  name: 'Unknown candidate',
  parameters: { app: { path: '/apps/jobX?candidate=none' } },
  play: async () => {
    const panel = await dialog('Candidate');
    await panel.findByText('Candidate not found', {}, wait);
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/apps/jobX', scenario: 'slow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Jobs', level: 1 }, wait);
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/apps/jobX', scenario: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No openings yet', {}, wait);
    await expect(canvas.getByRole('button', { name: 'Create opening' })).toBeEnabled();
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/apps/jobX', scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The candidates did not load', {}, { timeout: 15_000 });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { app: { path: '/apps/jobX', account: 'server' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to this page', {}, wait);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Noah Castellan', {}, wait);
    await userEvent.click(canvas.getByRole('tab', { name: /Screening/ }));
    await canvas.findByText('Priscilla Oduya', {}, wait);
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await column('New')) };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => void (await canvas.findByText('Noah Castellan', {}, wait)),
};
