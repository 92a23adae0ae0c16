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
  ['<h2 id="a">Menu</h2><blockquote><p>Hake</p></blockquote>', '<h2>Menu</h2><blockquote><p>Hake</p></blockquote>'],
  ['<pre><code>2 kg</code></pre>', '<pre><code>2 kg</code></pre>'],
  ['<img src="https://elsewhere.example/a.png">', ''],
  ['<img src="/a.png" alt="Hake" onload="x()">', '<img src="/a.png" alt="Hake">'],
  ['<p src="/a.png" alt="x">Hi</p>', '<p>Hi</p>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
] as const;

/** Each heading has an ID and a link to itself. */
export const LinkedHeadings: Story = {
  name: 'Linked headings',
  args: {
    linkedHeadings: true,
    variant: 'reading',
    html: `<h2 id="root" onclick="alert(1)">Before you begin</h2><p>Count the jars.</p><h2>Step by <a href="https://saltmarsh.example">step</a></h2><p>Write it down.</p><h3>Step by step</h3><p>Then lock the door.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('heading').map(({ tagName, id }) => `${tagName} ${id}`);
    await expect(names).toEqual([
      'H2 section-before-you-begin',
      'H2 section-step-by-step',
      'H3 section-step-by-step-2',
    ]);
    await expect(canvas.getByRole('link', { name: 'Before you begin' })).toHaveAttribute(
      'href',
      '#section-before-you-begin',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvasElement.querySelector('[onclick], #root, a a')).toBeNull();
  },
};

/** Scripts, event handlers, images without a safe URL and unsafe links are removed. */
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
