import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Knowledge base',
  parameters: { layout: 'fullscreen', app: { path: '/pages/knowledge-base' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
const link = (name: string) => screen.findByRole('link', { name }, wait);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, wait);

/** Opens a category and an article from the start page, and goes back with the breadcrumbs. */
export const Default: Story = {
  play: async () => {
    await userEvent.click(await link('Getting started'));
    await heading('Getting started');
    await userEvent.click(await link('How do I set up a restaurant?'));
    await heading('How do I set up a restaurant?');
    await userEvent.click(await link('Getting started'));
    await heading('Getting started');
  },
};

/** A search shows the questions that match, and hides categories without a match. */
export const Search: Story = {
  play: async () => {
    await link('Getting started');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the knowledge base' }), 'till');
    await link('How do I connect the till?');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Your account' })).not.toBeInTheDocument(), wait);
    await userEvent.clear(screen.getByRole('searchbox'));
    await link('Your account');
  },
};

/** A group whose title matches shows its questions. A group without a match is hidden. */
export const Category: Story = {
  parameters: { app: { path: '/pages/knowledge-base/getting-started?q=day' } },
  play: async () => {
    const group = within(await screen.findByRole('region', { name: 'The first day' }, wait));
    await expect(group.getAllByRole('link')).toHaveLength(2);
    await expect(screen.queryByRole('region', { name: 'Finding your way' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), ' off');
    await screen.findByText('No question matches “day off”', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await screen.findByRole('region', { name: 'Finding your way' });
  },
};

/** An article with related questions, and its headings as links. */
export const Article: Story = {
  parameters: { app: { path: '/pages/knowledge-base/getting-started/set-up-a-restaurant' } },
  play: async () => {
    await heading('How do I set up a restaurant?');
    await screen.findByText(/^Updated on /);
    const section = await screen.findByRole('heading', { level: 2, name: 'Step by step' });
    await expect(within(section).getByRole('link')).toHaveAttribute('href', `#${section.id}`);
    const related = within(screen.getByRole('region', { name: 'Related questions' }));
    await userEvent.click(related.getByRole('link', { name: 'How do I connect the till?' }));
    await heading('How do I connect the till?');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('Thank you for your feedback');
  },
};

/** The page of an unknown question has a search that opens the knowledge base. */
export const UnknownQuestion: Story = {
  name: 'Unknown question',
  parameters: { app: { path: '/pages/knowledge-base/menus/two-steps' } },
  play: async () => {
    await heading('Not found');
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no question “two-steps”.');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the knowledge base' }), 'till');
    await heading('Knowledge base');
    await link('How do I connect the till?');
  },
};

export const UnknownCategory: Story = {
  name: 'Unknown category',
  parameters: { app: { path: `/pages/knowledge-base/${encodeURIComponent('<b>wine')}` } },
  play: async () => {
    await heading('Not found');
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no topic “<b>wine”.');
    await userEvent.click(await link('Open the knowledge base'));
    await heading('Knowledge base');
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/pages/knowledge-base', scenario: 'slow' } },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Topics' }, wait)).toHaveAttribute('aria-busy', 'true');
    await link('Getting started');
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/pages/knowledge-base', scenario: 'empty' } },
  play: async () => {
    await screen.findByText('No questions about this topic yet', {}, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/pages/knowledge-base/getting-started/set-up-a-restaurant', scenario: 'failing' } },
  play: async () => {
    await within(await screen.findByRole('alert', {}, wait)).findByRole('button', { name: 'Try again' });
  },
};
