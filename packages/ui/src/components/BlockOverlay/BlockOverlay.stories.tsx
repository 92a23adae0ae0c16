import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { TextField } from '../TextField/TextField';
import { BlockOverlay } from './BlockOverlay';

const form = (
  <Card title="Dish" headingLevel={3}>
    <TextField label="Name" defaultValue="Hake, saffron potatoes" />
  </Card>
);

const meta = {
  title: 'Components/BlockOverlay',
  component: BlockOverlay,
  args: { loading: true, label: 'Saving', children: form },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof BlockOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus leaves the inert content while it loads. The start and the end of loading are announced. */
export const Default: Story = {
  render: function Render(args) {
    const [isBlocked, setBlocked] = useState(false);
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <BlockOverlay {...args} loading={isBlocked} doneLabel="Saved">
          <TextField label="Name" onKeyDown={(event) => event.key === 'Enter' && setBlocked(true)} />
        </BlockOverlay>
        <Button onClick={() => setBlocked(false)}>Done</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Hake{Enter}');
    await waitFor(() => expect(canvas.getByText('Saving')).toBeVisible());
    await expect(field).not.toHaveFocus();
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Saving')).toBe(true),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Saved')).toBe(true),
    );
    await waitFor(() => expect(canvas.queryByText('Saving')).toBeNull());
  },
};

export const Playground: Story = { args: { delay: 0 } };

/** The indicator can contain a button that cancels, as the content cannot. */
export const WithCancel: Story = {
  args: { delay: 0 },
  render: function Render(args) {
    const [isSending, setSending] = useState(false);
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <BlockOverlay
          {...args}
          label="Sending tickets"
          loading={isSending}
          indicator={
            <Button size="sm" onClick={() => setSending(false)}>
              Cancel
            </Button>
          }
        />
        <Button onClick={() => setSending(true)}>Send tickets</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send tickets' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeEnabled());
  },
};

export const States: Story = {
  args: { delay: 0 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <BlockOverlay {...args} />
      <BlockOverlay {...args} indicator={<b>9 of 14 tickets</b>} />
      <BlockOverlay {...args} label={'Sending the tickets of the whole evening to the kitchen again '.repeat(2)} />
    </div>
  ),
};
