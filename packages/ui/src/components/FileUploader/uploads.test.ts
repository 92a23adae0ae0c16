import { expect, it } from 'vitest';
import { uploads, type UploadItem } from './uploads';

const start: readonly UploadItem<string>[] = [];
const file = new File(['x'], 'hake.png', { type: 'image/png' });

it('the uploads reducer adds, changes and removes items and keeps the others identical', () => {
  const two = uploads(start, { type: 'add', files: [file, file] });
  expect(two.map(({ status, size }) => [status, size])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
  ]);
  expect(new Set(two.map(({ id }) => id)).size).toBe(2);
  const [first, second] = two as [UploadItem<string>, UploadItem<string>];
  const done = uploads(two, { type: 'change', id: first.id, change: { status: 'done', result: 'at 7' } });
  expect(done[0]).toMatchObject({ status: 'done', result: 'at 7' });
  expect(done[1]).toBe(second);
  expect(uploads(done, { type: 'remove', id: first.id })).toEqual([second]);
});
