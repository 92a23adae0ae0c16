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
    await step('scrolls to the end when the button is clicked', async () => {
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

const thousands: ChatMessage[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  author: index % 2 ? maren : bea,
  own: index % 2 === 1,
  time: new Date(Date.UTC(2025, 10, 1, 10, index)).toISOString(),
  content: `Message ${index + 1}`,
}));

/** Long conversations render only the part around the scroll position, which stays when entries are added above it. */
export const Thousands: Story = {
  args: { unreadFrom: undefined, typing: undefined, onReachStart: fn(), messages: thousands },
  play: async ({ canvas, args, step }) => {
    const area = canvas.getByRole('group', { name: 'Bea Lindqvist' });
    const rendered = () => canvas.getAllByRole('listitem');
    await waitFor(() => expect(canvas.getByText('Message 10000')).toBeVisible());
    await expect(rendered().length).toBeLessThan(130);
    await step('the first visible message stays near its position while earlier ones are rendered', async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        const before = rendered()[0]!;
        area.scrollTop = 0;
        const { top } = area.getBoundingClientRect();
        await waitFor(() => expect(rendered()[0]).not.toBe(before));
        const first = rendered().find((each) => each.getBoundingClientRect().bottom > top)!;
        await expect(Math.abs(first.getBoundingClientRect().top - before.getBoundingClientRect().top)).toBeLessThan(
          120,
        );
        await expect(rendered().length).toBeLessThan(200);
      }
      await expect(args.onReachStart).not.toHaveBeenCalled();
    });
    await step('the button jumps back to the latest message', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Jump to the latest/ }));
      await waitFor(() => expect(end(area)).toBeLessThan(4));
      await expect(canvas.getByText('Message 10000')).toBeVisible();
    });
  },
};

/** `current` scrolls to a message and highlights it. */
export const Current: Story = {
  args: { ...Thousands.args, current: '5000' },
  play: async ({ canvas }) => {
    const bubble = await canvas.findByText('Message 5000');
    await waitFor(() => {
      const [box, area] = [bubble, canvas.getByRole('group', { name: 'Bea Lindqvist' })].map((each) =>
        each.getBoundingClientRect(),
      );
      return expect(box!.top > area!.top && box!.bottom < area!.bottom).toBe(true);
    });
    await expect(bubble).toHaveAttribute('data-current');
  },
};

/** Failed and waiting messages can be sent again or deleted. Actions of a message are visible on hover and focus. */
export const States: Story = {
  args: {
    unreadFrom: undefined,
    onRetry: fn(),
    onRemove: fn(),
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
      {
        id: 'd',
        author: maren,
        time: at('18:41'),
        own: true,
        content: 'Is anyone there?',
        status: 'waiting',
        actions: <Button size="sm">Reply</Button>,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send again' })[0]!);
    await expect(args.onRetry).toHaveBeenCalledWith('c');
    await expect(canvas.getByText('Waiting for the connection')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete' })[1]!);
    await expect(args.onRemove).toHaveBeenCalledWith('d');
    canvas.getByRole('button', { name: 'Reply' }).focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reply' })).toBeVisible());
  },
};

export const Empty: Story = { args: { messages: [], typing: undefined, emptyState: 'Say hello to Bea.' } };
