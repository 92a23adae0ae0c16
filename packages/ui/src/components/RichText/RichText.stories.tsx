import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cleanHtml } from '../../private/dom/richTextHtml';
import { RichText } from './RichText';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: {
    html: `<p>Two gaps left, both on <strong>Sunday lunch</strong>.</p><ul><li><p>Priya offered to take <em>Samuel’s</em> shift</p></li><li><p>Terrace needs one more from <u>12:00</u></p></li></ul><p data-align="end">See the <a href="https://saltmarsh.example/rota">rota</a>.</p>`,
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'reading' } };

const cleaned = [
  ['<p>Two <strong>gaps</strong></p>', '<p>Two <strong>gaps</strong></p>'],
  ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['<p><img src=x onerror=alert(1)>Hi</p>', '<p>Hi</p>'],
  ['<p style="color:red" class="x" onclick="y()">Hi</p>', '<p>Hi</p>'],
  ['<p data-align="end" data-id="7">Hi</p>', '<p data-align="end">Hi</p>'],
  ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['<a href="//elsewhere.example">Hi</a>', '<a>Hi</a>'],
  ['<a href="https://saltmarsh.example/a" target="_blank">Hi</a>', '<a href="https://saltmarsh.example/a">Hi</a>'],
  ['<h1>Menu</h1><div>Hake</div>', '<p>Menu</p><p>Hake</p>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
] as const;

/** Scripts, event handlers, images and unsafe links are removed. */
export const Unsafe: Story = {
  args: {
    html: `<p onclick="alert(1)">Safe <a href="javascript:alert(1)">words</a><img src="x" onerror="alert(1)"><script>alert(1)</script></p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    for (const [html, expected] of cleaned) await expect(cleanHtml(html)).toBe(expected);
    await expect(canvas.getByText(/Safe/)).toBeInTheDocument();
    await expect(canvasElement.querySelector('img, script, [onclick], [href]')).toBeNull();
  },
};
