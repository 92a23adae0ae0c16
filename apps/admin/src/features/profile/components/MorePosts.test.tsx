import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { MorePosts, type MorePostsProps } from './MorePosts';

afterEach(cleanup);

const feed: MorePostsProps['feed'] = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: vi.fn<() => never>(),
};

it('MorePosts loads more posts until it finds the post in the URL', () => {
  const fetchNextPage = vi.fn<() => never>();
  const view = (changes: Partial<MorePostsProps['feed']>, isMissing = true) => (
    <MorePosts feed={{ ...feed, fetchNextPage, ...changes }} isPostMissing={isMissing} />
  );
  const { rerender } = render(view({}, false), { wrapper: TextKeys });
  expect(fetchNextPage).not.toHaveBeenCalled();
  rerender(view({}));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  rerender(view({ isFetchingNextPage: true }));
  rerender(view({}));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  rerender(view({ isFetchingNextPage: true }));
  rerender(view({ isFetchNextPageError: true, error: new Error('offline') }));
  rerender(view({ hasNextPage: false }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

it('a failure to load more posts is shown and can be retried', () => {
  const fetchNextPage = vi.fn<() => never>();
  const failed = { ...feed, isFetchNextPageError: true, error: new Error('offline'), fetchNextPage };
  const { rerender } = render(<MorePosts feed={failed} />, { wrapper: TextKeys });
  expect(screen.getByRole('alert').textContent).toContain('profile.postsFailed');
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  rerender(<MorePosts feed={{ ...failed, isFetchNextPageError: false }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'profile.more' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
