import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileDrop } from './useFileDrop';

const picture = new File(['x'], 'picture.png', { type: 'image/png' });
const add = vi.fn();

function Target() {
  return (
    <div {...useFileDrop(add)}>
      <textarea />
    </div>
  );
}

/** Pastes or drops files. Returns true if the browser handles the event. */
function transfer(type: 'paste' | 'drop', files: File[], types: string[]) {
  add.mockClear();
  const view = render(<Target />);
  const field = screen.getByRole('textbox');
  const isDefault = fireEvent[type](field, { [type === 'drop' ? 'dataTransfer' : 'clipboardData']: { files, types } });
  view.unmount();
  return isDefault;
}

it.each([
  ['drop', 'a file', ['Files']],
  ['paste', 'a copied picture of a page', ['text/html', 'Files']],
  ['paste', 'a copied file with its name', ['text/plain', 'Files']],
] as const)('a %s event adds %s', (type, _name, types) => {
  expect(transfer(type, [picture], [...types])).toBe(false);
  expect(add).toHaveBeenCalledExactlyOnceWith([picture]);
});

it.each([
  ['drop', 'text', [], ['text/plain']],
  ['paste', 'text', [], ['text/plain', 'text/html']],
  [
    'paste',
    'formatted text with a picture of it, as office programs copy',
    [picture],
    ['text/plain', 'text/html', 'Files'],
  ],
] as const)('a %s event leaves %s to the browser', (type, _name, files, types) => {
  expect(transfer(type, [...files], [...types])).toBe(true);
  expect(add).not.toHaveBeenCalled();
});

it.each([
  ['files', ['Files'], false],
  ['text', ['text/plain'], true],
] as const)('dragging %s over the element shows whether it can be dropped', (_name, types, isDefault) => {
  const view = render(<Target />);
  const target = screen.getByRole('textbox').parentElement!;
  // A browser drops files only where the default of `dragover` is prevented.
  expect(fireEvent.dragOver(target, { dataTransfer: { files: [], types } })).toBe(isDefault);
  expect(target.dataset.dropping).toBe(isDefault ? undefined : 'true');
  view.unmount();
});
