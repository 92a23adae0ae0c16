import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { TextArea } from '../../components/TextArea/TextArea';
import type { ChatMessage } from './ChatMessage';
import { ChatThread } from './ChatThread';

const bea = { id: 'bea', name: 'Bea Lindqvist' };
const maren = { id: 'maren', name: 'Maren Holt' };
const at = (time: string) => `2025-11-14T${time}:00Z`;

const talk: ChatMessage[] = [
  { id: '1', author: bea, time: at('18:09'), content: 'Crab tart is off until Tuesday. Supplier shorted us again.' },
  { id: '2', author: bea, time: at('18:10'), content: 'I have taken it off the till and the site.' },
  {
    id: '3',
    author: maren,
    time: at('18:13'),
    content: 'Thank you. I will tell the three bookings who asked for it.',
    own: true,
  },
  { id: '4', author: maren, time: at('18:14'), content: 'Anything else short?', own: true, status: 'read' },
  { id: '5', author: bea, time: at('19:25'), content: 'No. Hake is good tonight, this is how it goes out now:' },
  {
    id: '6',
    author: bea,
    time: at('19:26'),
    media: true,
    text: 'Photo',
    content: (
      <svg viewBox="0 0 260 128" width="260" role="img" aria-label="Hake with two potatoes">
        <rect width="260" height="128" fill="#ead9c6" />
        <ellipse cx="130" cy="74" rx="84" ry="30" fill="#fefcf9" />
        <ellipse cx="124" cy="72" rx="34" ry="11" fill="#b9c8cf" />
      </svg>
    ),
  },
  { id: '7', author: bea, time: at('20:09'), content: 'Turbot: 14 portions, then it is off' },
  {
    id: '8',
    author: bea,
    time: at('20:10'),
    content: (
      <>
        Table 14 has waited <b>27 minutes</b>. Grill is two down.
      </>
    ),
  },
  { id: '9', author: bea, time: at('20:11'), content: 'Can someone run a plate of bread over?' },
];

const meta = {
  title: 'Patterns/ChatThread',
  component: ChatThread,
  args: { label: 'Bea Lindqvist', messages: talk, unreadFrom: '7', typing: 'Bea is typing', timeZone: 'UTC' },
  decorators: [
    (Thread) => (
      <div style={{ display: 'flex', blockSize: 520, maxInlineSize: 620 }}>
        <Thread />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const end = (area: HTMLElement) => area.scrollHeight - area.scrollTop - area.clientHeight;

/** The thread opens at the first unread message. The button and sending a message scroll to the end. */
export const Default: Story = {
  args: { unreadFrom: '5' },
  render: function Render(args) {
    const [messages, setMessages] = useState(args.messages);
    const [typed, setTyped] = useState('');
    const send = () => {
      setMessages((now) => [
        ...now,
        { id: `own-${now.length}`, author: maren, time: at('20:15'), content: typed, own: true, status: 'sent' },
      ]);
      setTyped('');
    };
    return (
      <ChatThread
        {...args}
        messages={messages}
        composer={
          <div style={{ display: 'grid', gap: 8 }}>
            <TextArea label="Message" hideLabel value={typed} onChange={(event) => setTyped(event.target.value)} />
            <Button variant="filled" onClick={send}>
              Send
            </Button>
          </div>
        }
      />
    );
  },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('group', { name: 'Bea Lindqvist' });
    await step('scrolls to the end', async () => {
      await expect(canvas.getByText('New messages')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: /^Jump to the latest/ }));
      await waitFor(() => expect(end(area)).toBeLessThan(4));
      await expect(area).toHaveFocus();
    });
    await step('scrolls to a message sent by the user', async () => {
      area.scrollTop = 0;
      await canvas.findByRole('button', { name: /^Jump to the latest/ });
      await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
      await userEvent.keyboard('On my way with bread{Tab}{Enter}');
      await waitFor(() => expect(end(area)).toBeLessThan(4));
      await expect(canvas.getByText('On my way with bread')).toBeVisible();
    });
  },
};
export const Playground: Story = { args: { unreadFrom: undefined } };

/** Long conversations show their latest part, and more when scrolled to the start. */
export const Thousands: Story = {
  args: {
    unreadFrom: undefined,
    typing: undefined,
    onReachStart: fn(),
    messages: Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      author: index % 2 ? maren : bea,
      own: index % 2 === 1,
      time: new Date(Date.UTC(2025, 10, 1, 10, index)).toISOString(),
      content: `Message ${index + 1}`,
    })),
  },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: 'Bea Lindqvist' });
    await waitFor(() => expect(canvas.getByText('Message 2000')).toBeVisible());
    const few = canvas.getAllByRole('listitem').length;
    await expect(few).toBeLessThan(80);
    area.scrollTop = 0;
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(few));
    await expect(area.scrollTop).toBeGreaterThan(0);
    await expect(args.onReachStart).not.toHaveBeenCalled();
  },
};

/** Failed messages can be sent again. */
export const States: Story = {
  args: {
    unreadFrom: undefined,
    onRetry: fn(),
    loadingEarlier: true,
    messages: [
      {
        id: 'a',
        author: bea,
        time: at('18:09'),
        content:
          'https://saltmarsh.example/a-very-long-address-without-a-single-place-to-break-it/that-still-has-to-fit',
      },
      { id: 'b', author: maren, time: at('18:10'), own: true, content: 'شكرًا، سأخبر الجميع', status: 'sending' },
      { id: 'c', author: maren, time: at('18:40'), own: true, content: 'First line\nsecond line', status: 'failed' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('c');
  },
};

export const Empty: Story = { args: { messages: [], typing: undefined, emptyState: 'Say hello to Bea.' } };
