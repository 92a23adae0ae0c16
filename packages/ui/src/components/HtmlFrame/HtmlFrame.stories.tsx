import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HtmlFrame } from './HtmlFrame';

const designed = `<html><head><style>h2 { color: rgb(138, 75, 43) } body { background: #f4efe6 }</style></head><body><table width="100%" cellpadding="24"><tr><td style="font-family: Georgia, serif"><img src="https://pictures.example/lot.jpg" alt="Sacks of the autumn lot" width="240" height="80"><h2>The autumn lots are in</h2><p>Two washed coffees from small farms. <a href="https://kettle.example/autumn">Order before Thursday</a></p></td></tr></table></body></html>`;

const meta = {
  title: 'Components/HtmlFrame',
  component: HtmlFrame,
  args: {
    html: '<p>Good evening Maren,</p><p>Turbot from 2 to 4 kg, and <a href="https://harbour.example/list">the list</a>.</p>',
    title: 'Message from Harbour Fish',
    src: '/frames/mail.html',
    onLinkClick: fn(),
    onPicturesBlockedChange: fn(),
  },
} satisfies Meta<typeof HtmlFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (root: HTMLElement) => root.querySelector('iframe')!.contentDocument!;

/** The frame has the font and text color of the skin and the height of the message. Links are reported instead of opened. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(pageOf(canvasElement).querySelector('a')).not.toBeNull());
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.clientHeight).toBe(pageOf(canvasElement).documentElement.scrollHeight));
    const { defaultView, documentElement } = pageOf(canvasElement);
    await expect(defaultView!.getComputedStyle(documentElement).color).toBe(getComputedStyle(frame).color);
    const loaded = () => Array.from(pageOf(canvasElement).fonts).filter(({ status }) => status === 'loaded');
    await waitFor(() => expect(loaded().map(({ family }) => family)).toContain('Figtree Variable'));
    // Not `userEvent.click`: its pointer would stay in the frame after the frame is removed.
    pageOf(canvasElement).querySelector('a')!.click();
    await expect(args.onLinkClick).toHaveBeenLastCalledWith('https://harbour.example/list');
  },
};
export const Playground: Story = {};

/** A message with styles keeps them and stays black on white in dark skins. Remote pictures are not loaded. */
export const Designed: Story = {
  args: { html: designed },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onPicturesBlockedChange).toHaveBeenLastCalledWith(true));
    const page = pageOf(canvasElement);
    await expect(page.defaultView!.getComputedStyle(page.querySelector('h2')!).color).toBe('rgb(138, 75, 43)');
    await expect(page.querySelector('img')).not.toHaveAttribute('src');
    await expect(page.defaultView!.getComputedStyle(page.documentElement).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
