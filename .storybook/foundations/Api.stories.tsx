import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiReference } from './ApiReference.tsx';

const meta: Meta = { title: 'Foundations/API', render: () => <ApiReference /> };
export default meta;

type Story = StoryObj;

export const Reference: Story = {};

export const OneEndpoint: Story = {
  name: 'One endpoint',
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('typing filters the list', async () => {
      await userEvent.type(page.getByRole('searchbox', { name: 'Search endpoints' }), 'post add-user');
      await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(/^1 of \d+ endpoints$/));
    });
    await step('an endpoint shows its request and response', async () => {
      await userEvent.click(page.getByText('/apps/users/add-user'));
      await expect(await page.findByText('create user')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Body' })).toHaveTextContent(
        /email: string; \/\/ .*format "email"/,
      );
      await expect(page.getByRole('region', { name: 'Response' })).toHaveTextContent('UserRole = "Owner"');
      await expect(page.getByText('Validation failed; `errors` lists the fields.')).toBeVisible();
    });
  },
};
