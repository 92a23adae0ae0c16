import type { ProfilePost } from '@larder/domain/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { ProfileActions } from '../useProfileActions';
import { FeedComments } from './FeedComments';
import { FeedPost } from './FeedPost';
import { PhotoViewer } from './PhotoViewer';
import { PostComposer } from './PostComposer';

const noa = { id: 1, fullName: 'Noa Ferreira', avatar: '', userName: 'noa' };
const time = '2026-11-20T12:00:00Z';
const comment = { id: 5, author: noa, time, text: 'Well done', likes: 0, youLiked: false, likers: [], isOwn: true };
const post = {
  ...comment,
  id: 3,
  text: 'New menu',
  comments: [comment],
  version: 1,
} as unknown as ProfilePost;

const save = vi.fn<ProfileActions['save']>();
const actions: ProfileActions = {
  save,
  removePost: vi.fn<ProfileActions['removePost']>(),
  removeComment: vi.fn<ProfileActions['removeComment']>(),
  setFriend: vi.fn<ProfileActions['setFriend']>(),
};
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  save.mockReset();
});
afterEach(cleanup);

it.each([
  ['comment', 'profile.writeComment', <FeedComments key="comments" post={post} actions={actions} />],
  ['post', 'profile.write', <PostComposer key="composer" actions={actions} />],
])('a %s is sent only once and cannot be edited while it is being sent', async (_name, label, element) => {
  const response = Promise.withResolvers<boolean>();
  save.mockReturnValue(response.promise);
  render(element, { wrapper: TextKeys });
  fireEvent.keyDown(field(label), { key: 'Enter', ctrlKey: true });
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  type(label, 'Plums are in');
  fireEvent.keyDown(field(label), { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(field(label), { key: 'Enter', ctrlKey: true });
  expect(save).toHaveBeenCalledOnce();
  expect(field(label).readOnly).toBe(true);
  await act(async () => response.resolve(true));
  expect(field(label).value).toBe('');
  expect(field(label).readOnly).toBe(false);
});

it('deleting a comment moves the focus to the list', () => {
  render(<FeedComments post={post} actions={actions} />, { wrapper: TextKeys });
  fireEvent.click(screen.getByRole('button', { name: /profile.deleteComment/ }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'profile.comments' }));
});

it('the changed text of a post is kept until it is saved', async () => {
  const view = () => render(<FeedPost post={post} actions={actions} isTarget={false} />, { wrapper: TextKeys });
  const { unmount } = view();
  fireEvent.click(screen.getByRole('button', { name: 'profile.postActions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'profile.edit' }));
  type('profile.postText', 'Winter menu');
  unmount();
  view();
  expect(field('profile.postText').value).toBe('Winter menu');
  save.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'profile.save' })));
  expect(field('profile.postText').value).toBe('Winter menu');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'profile.save' })));
  expect(screen.queryByRole('textbox', { name: 'profile.postText' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

it.each([
  ['of an unknown photo', 9, {}],
  ['with a modifier key', 1, { altKey: true }],
])('the photo viewer ignores arrow keys %s', (_name, photo, modifiers) => {
  const onChange = vi.fn<(next: number | undefined) => void>();
  const photos = [1, 2].map((id) => ({ id, title: `Photo ${id}`, url: '/photo.webp' }));
  render(<PhotoViewer photos={photos} photo={photo} onChange={onChange} />, { wrapper: TextKeys });
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight', ...modifiers })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  if (photo !== 1) return;
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(onChange).toHaveBeenCalledWith(2);
});
