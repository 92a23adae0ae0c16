import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { FileUploader } from './FileUploader';
import type { Upload } from './useUploads';

describeConformance(FileUploader, { label: 'Papers', upload: () => Promise.resolve('at 7') }, { element: 'button' });

afterEach(cleanup);

const menu = { id: 'menu', name: 'menu.pdf', size: 2048, type: 'application/pdf', result: '/menu' };
const wine = { id: 'wine', name: 'wine.pdf', size: 1024, type: 'application/pdf', result: '/wine' };
const names = () => screen.queryAllByRole('listitem').map((row) => /\w+\.pdf/.exec(row.textContent)?.[0]);

describeControl(
  (props: { value?: (typeof menu)[] }) => (
    <FileUploader label="Papers" upload={() => Promise.resolve('at 7')} {...props} />
  ),
  {},
  {
    values: [[menu, wine], [wine]],
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Remove menu.pdf' })),
    shown: () => [menu, wine].filter(({ name }) => names().includes(name)),
  },
);

it('reports uploads that complete together, in the order in which they were added', async () => {
  const settle: (() => void)[] = [];
  const upload: Upload<string> = ({ name }) => new Promise((resolve) => settle.push(() => resolve(`/${name}`)));
  const handleChange = vi.fn<(files: readonly { name: string }[]) => void>();
  const { container } = render(
    <FileUploader label="Papers" upload={upload} defaultValue={[menu]} onValueChange={handleChange} />,
  );
  const files = ['a.pdf', 'b.pdf'].map((name) => new File(['x'], name, { type: 'application/pdf' }));
  fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files } });
  await act(async () => settle.toReversed().forEach((done) => done()));
  expect(handleChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['menu.pdf', 'a.pdf', 'b.pdf']);
  expect(names()).toEqual(['menu.pdf', 'a.pdf', 'b.pdf']);
});

it('a reset button removes failed files of a controlled field', async () => {
  const handleReset = vi.fn<() => void>();
  const { container } = render(
    <form onReset={handleReset}>
      <FileUploader label="Papers" upload={() => Promise.reject(new Error('offline'))} value={[]} />
      <button type="reset">Reset</button>
    </form>,
  );
  const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
  await act(async () => void fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files } }));
  expect(names()).toEqual(['a.pdf']);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(handleReset).toHaveBeenCalledOnce();
  expect(names()).toEqual([]);
});
