import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { createEditor, htmlOf, setHtml } from './createEditor';
import { RichTextEditor } from './RichTextEditor';

const written = `<p>Two gaps left, both on <strong>Sunday lunch</strong>.</p><ul><li><p>Priya offered to take Samuel’s shift</p></li><li><p>Terrace needs one more from 12:00</p></li></ul>`;

const meta = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Description', onValueChange: fn() },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas, name = 'Description') => canvas.findByRole('textbox', { name }, { timeout: 15_000 });
const last = (spy: unknown) => (spy as ReturnType<typeof fn>).mock.lastCall?.[0] as string;

/** Formatting, a list, alignment and undo, by pointer and keyboard. */
export const Default: Story = {
  args: { description: 'Shown to the floor before service.', placeholder: 'What the team must know' },
  play: async ({ canvas, args, step }) => {
    const text = await box(canvas);
    await expect(text).toHaveAccessibleDescription('Shown to the floor before service.');
    await step('formats text', async () => {
      await userEvent.click(text);
      await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
      await expect(text).toHaveFocus();
      await userEvent.keyboard('Hake');
      await waitFor(() => expect(last(args.onValueChange)).toBe('<p><strong>Hake</strong></p>'));
      await expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
    });
    await step('moves through the toolbar by keyboard', async () => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Centre' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(last(args.onValueChange)).toContain('data-align="center"'));
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(last(args.onValueChange)).toContain('<ul>'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(text).toHaveFocus());
    });
    await step('undoes changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(last(args.onValueChange)).not.toContain('<ul>'));
    });
  },
};

export const Playground: Story = { args: { defaultValue: written, maxLength: 240 } };

/** The link tool adds a link to the selected text. Script URLs are rejected. */
export const Links: Story = {
  args: { defaultValue: '<p>Rota</p>' },
  play: async ({ canvas, args }) => {
    const text = await box(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(await screen.findByText('Enter a web or e-mail address.')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.keyboard('saltmarsh.example/rota{Enter}');
    await waitFor(() =>
      expect(last(args.onValueChange)).toBe('<p><a href="https://saltmarsh.example/rota">Rota</a></p>'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(last(args.onValueChange)).toBe('<p>Rota</p>'));
  },
};

/** In a composer the tools are below the text, next to the send button. */
export const Composer: Story = {
  render: function Render() {
    const [reply, setReply] = useState('<p>10 kg hake and 8 kg cockles, same as last time</p>');
    return (
      <RichTextEditor
        label="Reply to Col Pascoe"
        hideLabel
        value={reply}
        onValueChange={setReply}
        toolbarAt="bottom"
        tools={[['bold', 'italic', 'bulletList', 'link']]}
        endContent={
          <>
            <Text as="span" variant="caption">
              Draft saved
            </Text>
            <Button size="sm" variant="filled" endIcon={Send} onClick={() => setReply('')}>
              Send
            </Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const text = await box(canvas, 'Reply to Col Pascoe');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(text).toHaveTextContent(''));
  },
};

const cleaned = [
  ['', ''],
  ['<p>Hake</p>', '<p>Hake</p>'],
  ['<div>Hake<script>alert(1)</script></div>', '<p>Hake</p>'],
  ['<p data-align="center">Hake</p>', '<p data-align="center">Hake</p>'],
  ['<p data-align="over there" style="color: red">Hake</p>', '<p>Hake</p>'],
  ['<p><b>Hake</b> <i>or</i> <del>cod</del></p>', '<p><strong>Hake</strong> <em>or</em> <s>cod</s></p>'],
  ['<ul><li>Hake</li></ul>', '<ul><li><p>Hake</p></li></ul>'],
  ['<h1>Menu</h1><blockquote>Hake</blockquote>', '<p>Menu</p><p>Hake</p>'],
  ['<a href="https://saltmarsh.example">Hake</a>', '<p><a href="https://saltmarsh.example">Hake</a></p>'],
  ['<a href="javascript:alert(1)">Hake</a>', '<p>Hake</p>'],
] as const;

/** Values and pasted content are sanitized. */
export const Sanitizing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    for (const [html, expected] of cleaned)
      await step(html, async () => {
        const editor = createEditor({ element: null, html });
        await expect(htmlOf(editor)).toBe(expected);
        setHtml(editor, '<p>Cod</p>');
        await expect(editor.can().undo()).toBe(false);
        editor.destroy();
      });
    const text = await box(canvas);
    await userEvent.click(text);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h2 onclick="x()">Pasted <b>hake</b><img src="x" onerror="alert(1)"></h2>');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(last(args.onValueChange)).toBe('<p>Pasted <strong>hake</strong></p>'));
  },
};

const articleTools = [['heading', 'subheading'], ['quote', 'code', 'codeBlock'], ['picture']] as const;
const article =
  '<h2>Ice</h2><h3>Cubes</h3><blockquote><p>Cold.</p></blockquote><p><code>2 kg</code></p><pre><code>2 kg\n3 kg</code></pre><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A cube">';

/** With the tools for articles, the editor supports headings, quotes, code and pictures. */
export const Article: Story = {
  args: { tools: articleTools, defaultValue: '<p>Ice</p>' },
  play: async ({ canvas, args, step }) => {
    await step('keeps the elements of an article', async () => {
      const editor = createEditor({ element: null, html: article, tools: articleTools.flat() });
      await expect(htmlOf(editor)).toBe(article);
      editor.destroy();
    });
    const text = await box(canvas);
    await step('turns a paragraph into a heading and a quote', async () => {
      await userEvent.click(text);
      await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
      await waitFor(() => expect(last(args.onValueChange)).toBe('<h2>Ice</h2>'));
      await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Quote' }));
      await waitFor(() => expect(last(args.onValueChange)).toBe('<blockquote><p>Ice</p></blockquote>'));
    });
    await step('rejects files that are not pictures, and inserts a picture with its description', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
      await userEvent.type(dialog.getByRole('textbox'), 'A cube');
      const input = dialog.getByLabelText('Choose picture', { selector: 'input' });
      const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
      await choose(new File(['<svg/>'], 'ice.svg', { type: 'image/svg+xml' }));
      await dialog.findByText(/Choose a JPEG/);
      await choose(new File(['x'], 'ice.png', { type: 'image/png' }));
      await waitFor(() =>
        expect(last(args.onValueChange)).toContain('<img src="data:image/png;base64,eA==" alt="A cube">'),
      );
    });
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="px24">
      <RichTextEditor label="Wrong" error="Say what the dish is made of." requiredMark />
      <RichTextEditor label="Full" defaultValue="<p>Twelve left</p>" maxLength={11} />
      <RichTextEditor label="Read only" defaultValue={written} readOnly />
      <RichTextEditor label="Disabled" defaultValue={written} disabled />
      <RichTextEditor
        label="Both directions"
        defaultValue="<p>Hake tonight</p><p>سمك النازلي الليلة</p><p data-align='end'>To the end</p>"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await box(canvas, 'Both directions');
    await expect(await box(canvas, 'Wrong')).toBeInvalid();
    await expect(await box(canvas, 'Read only')).toHaveAttribute('contenteditable', 'false');
  },
};
