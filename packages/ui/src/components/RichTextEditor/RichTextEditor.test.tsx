import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { RichTextEditor } from './RichTextEditor';

describeConformance(RichTextEditor, { label: 'Description' }, { element: 'div' });
afterEach(cleanup);

// What is cleaned away is tested in a browser, in the stories: the document of these tests does not parse like one.
it('is a named text box once it has come, with its value in the form', async () => {
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
