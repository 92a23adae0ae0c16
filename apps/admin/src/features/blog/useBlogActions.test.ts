import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { useBlogActions } from './useBlogActions';

const post = { id: 2, title: 'Figs', version: 1 };

it('deleting a post asks if someone else has changed it in the meantime', async () => {
  const current = { ...post, title: 'Plums', version: 2 };
  expect(await overwriteQuestion(useBlogActions, current, ({ remove }) => remove([post]))).toEqual([[]]);
});
