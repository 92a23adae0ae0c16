import { describe, expect, it } from 'vitest';
import type { BlogComment, BlogDetail } from './blog.contract';
import { bookmarkPost, filterPosts, postSlugOf, threadsOf, visibleComments, withComment, withoutComment } from './blog';

const comment = (id: number, parentId: number | null = null, hour = id): BlogComment => ({
  id,
  parentId,
  avatar: '',
  name: `Person ${id}`,
  text: 'Yes.',
  commentedAt: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  isOwn: false,
});
const post: BlogDetail = {
  id: 1,
  img: '',
  title: 'Ice',
  avatar: '',
  userFullName: 'Maren Holt',
  blogPosted: '2026-11-20T12:00:00Z',
  tags: [],
  excerpt: '',
  comment: 3,
  content: '',
  comments: [comment(1), comment(2, 1), comment(3)],
  bookmarked: 4,
};
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('posts', () => {
  it.each([
    ['Crème brûlée, twice', 'creme-brulee-twice'],
    ['  The chef’s day: 8–16 ', 'the-chefs-day-8-16'],
    ['شاي', ''],
    ['--a--', 'a'],
  ])('turns the title %j into the slug %j', (title, slug) => {
    expect(postSlugOf(title)).toBe(slug);
  });

  it.each([
    [{}, [3, 2, 1]],
    [{ q: 'ICE' }, [3, 1]],
    [{ q: 'dorota' }, [2]],
    [{ category: 'Menu' }, [3, 2]],
    [{ category: 'Menu', tag: 'money' }, [2]],
    [{ q: 'ice', tag: 'money' }, []],
  ])('the filter %j returns the posts %j, newest first', (filter, ids) => {
    const posts = [
      post,
      { ...post, id: 2, title: 'Salt', userFullName: 'Dorota Maj', blogCategories: ['Menu'], tags: ['money'] },
      { ...post, id: 3, blogPosted: '2026-11-20T13:00:00Z', blogCategories: ['Menu'] },
    ];
    expect(idsOf(filterPosts(posts, filter))).toEqual(ids);
  });

  it('adding the same bookmark twice counts it once', () => {
    const marked = bookmarkPost(post, true);
    expect([marked.isBookmarked, marked.bookmarked]).toEqual([true, 5]);
    expect(bookmarkPost(marked, true)).toBe(marked);
    expect(bookmarkPost(marked, false)).toEqual({ ...post, isBookmarked: false });
    const { bookmarked: _bookmarked, content: _content, comments: _comments, ...row } = post;
    expect(bookmarkPost(row, true)).toEqual({ ...row, isBookmarked: true });
  });
});

describe('comments', () => {
  it('groups comments into threads of one level, by time, then by ID', () => {
    const list = [comment(4, 1, 9), comment(3, null, 5), comment(1, null, 5), comment(2, 1, 8)];
    expect(threadsOf(list).map((thread) => [thread.comment.id, idsOf(thread.replies)])).toEqual([
      [1, [2, 4]],
      [3, []],
    ]);
    expect(threadsOf(list, 'newest').map((thread) => [thread.comment.id, idsOf(thread.replies)])).toEqual([
      [3, []],
      [1, [2, 4]],
    ]);
  });

  it('hides replies to hidden comments', () => {
    expect(idsOf(visibleComments([comment(2, 1), comment(3), comment(4, 3)]))).toEqual([3, 4]);
    const left = withoutComment(post, 1);
    expect([idsOf(left.comments), left.comment]).toEqual([[3], 1]);
  });

  it('updates a comment in place or appends it', () => {
    const changed = withComment(post, { ...comment(1), text: 'No.' });
    expect([changed.comments[0]?.text, changed.comment]).toEqual(['No.', 3]);
    const added = withComment(post, comment(4));
    expect([idsOf(added.comments), added.comment]).toEqual([[1, 2, 3, 4], 4]);
    expect(post.comments).toHaveLength(3);
  });
});
