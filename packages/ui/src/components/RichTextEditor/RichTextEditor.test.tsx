import type { Editor } from '@tiptap/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { RichTextEditor } from './RichTextEditor';

// `ref` is the editable element, which is lazy-loaded.
describeConformance(RichTextEditor, { label: 'Description' }, { element: 'div', skip: ['ref'] });
afterEach(cleanup);

// Sanitizing is tested in stories: happy-dom parses HTML differently from browsers.
it('renders a named textbox once loaded, and a form input with its value', async () => {
  const onChange = vi.fn();
  render(
    <RichTextEditor
      label="Description"
      name="text"
      defaultValue="<p>Hake</p>"
      description="For the floor"
      onValueChange={onChange}
    />,
  );
  const box = await waitFor(() => screen.getByRole('textbox', { name: 'Description' }), { timeout: 10_000 });
  expect(box.getAttribute('aria-multiline')).toBe('true');
  expect(document.querySelector<HTMLInputElement>('input[name="text"]')?.value).toBe('<p>Hake</p>');
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps typed text when an earlier controlled value arrives', async () => {
  const values: string[] = [];
  const field = (value: string) => (
    <RichTextEditor label="Reply" value={value} onValueChange={(html) => values.push(html)} />
  );
  const { rerender } = render(field('<p>A</p>'));
  const box = await screen.findByRole('textbox', { name: 'Reply' }, { timeout: 10_000 });
  const { editor } = box as HTMLElement & { editor: Editor };
  const type = (text: string) => act(() => editor.commands.insertContentAt(editor.state.doc.content.size - 1, text));
  await type('p');
  await type('r');
  rerender(field(values[0]!));
  expect(box.textContent).toBe('Apr');
  rerender(field(values[1]!));
  expect(box.textContent).toBe('Apr');
  rerender(field('<p>Hake</p>'));
  expect(box.textContent).toBe('Hake');
});
