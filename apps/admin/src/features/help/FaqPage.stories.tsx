import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Help center',
  parameters: { layout: 'fullscreen', app: { path: '/pages/faq' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
const question = (name: string) => screen.findByRole('button', { name }, wait);
const tab = (name: RegExp) => screen.findByRole('tab', { name }, wait);

/** Opens two questions, votes on whether an answer was useful, and changes the vote. */
export const Default: Story = {
  play: async ({ step }) => {
    const first = await question('When is my plan charged?');
    await step('several questions are open at the same time', async () => {
      await userEvent.click(first);
      await userEvent.click(await question('Which cards can I pay with?'));
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });
    await step('a vote is confirmed in place and can be changed', async () => {
      const answer = within(screen.getByRole('group', { name: 'When is my plan charged?' }));
      await userEvent.click(answer.getByRole('button', { name: 'Yes' }));
      await answer.findByText('Thank you for your feedback');
      await userEvent.click(answer.getByRole('button', { name: 'No' }));
      await waitFor(() => expect(answer.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true'));
      await expect(answer.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
    });
    await step('the contacts are links', async () => {
      await expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+15550100240');
      const write = screen.getByRole('link', { name: 'Write to support' });
      await expect(write).toHaveAttribute('href', expect.stringMatching(/compose=new.*support%40/));
    });
  },
};

/** Searches by keyboard. The open tab doesn't change, matches are marked, and an empty category links to one with matches. */
export const Search: Story = {
  play: async ({ step }) => {
    await question('When is my plan charged?');
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Search the questions' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ORDER');
    await screen.findByText('Nothing in “Payment” matches', {}, wait);
    await expect(await tab(/^Payment/)).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByText('7 questions match')).toHaveAttribute('role', 'status');
    await step('a button opens a category with matches', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show 2 matches in Delivery' }));
      await expect(await tab(/^Delivery/)).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(document.querySelectorAll('mark').length).toBeGreaterThan(1));
      for (const mark of document.querySelectorAll('mark')) await expect(mark.textContent.toLowerCase()).toBe('order');
    });
    await step('Escape clears the search', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('mark')).toBeNull(), wait);
    });
  },
};

/** The link of a question opens its category and the answer. */
export const Link: Story = {
  parameters: { app: { path: '/pages/faq?item=where-is-my-data-kept' } },
  play: async () => {
    await expect(await question('Where is my data kept?')).toHaveAttribute('aria-expanded', 'true');
    await expect(await tab(/^Products/)).toHaveAttribute('aria-selected', 'true');
    await screen.findByText(/kept for 35 days/);
  },
};

/** Markup in the search is shown as text. The search can be cleared. */
export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `/pages/faq?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}` } },
  play: async () => {
    await screen.findByText('No question matches “<img src=x onerror=alert(1)>”', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await question('When is my plan charged?');
  },
};

/** Users without permission to send emails get a `mailto:` link. */
export const Server: Story = {
  parameters: { app: { path: '/pages/faq', account: 'server' } },
  play: async () => {
    await question('When is my plan charged?');
    await expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      'mailto:support@larder.example',
    );
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/pages/faq', scenario: 'slow' } },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Questions' }, wait)).toHaveAttribute('aria-busy', 'true');
    await question('When is my plan charged?');
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/pages/faq', scenario: 'empty' } },
  play: async () => {
    await screen.findByText('No questions about this topic yet', {}, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/pages/faq', scenario: 'failing' } },
  play: async () => {
    const alert = within(await screen.findByRole('alert', {}, wait));
    await alert.findByText('Help could not be loaded');
    await alert.findByRole('button', { name: 'Try again' });
  },
};
