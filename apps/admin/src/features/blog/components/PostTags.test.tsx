import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { PostTags } from './PostTags';

afterEach(cleanup);

it('PostTags links each tag to the posts that have it', () => {
  render(<PostTags tags={['Winter menu', 'Pickles']} />, { wrapper: TextKeys });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Winter menu', '/pages/blog/list?tag=Winter+menu'],
    ['Pickles', '/pages/blog/list?tag=Pickles'],
  ]);
});

it('PostTags shows no empty list', () => {
  render(<PostTags tags={[]} />, { wrapper: TextKeys });
  expect(screen.queryByRole('list')).toBeNull();
});
