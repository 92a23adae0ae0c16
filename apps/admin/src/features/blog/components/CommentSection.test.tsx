import { loadHttp } from '@larder/domain';
import type { BlogDetail } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { CommentSection } from './CommentSection';

const comment = {
  id: 5,
  parentId: null,
  avatar: '',
  name: 'Noa Ferreira',
  text: 'Well done',
  commentedAt: '2026-11-20T12:00:00Z',
  isOwn: false,
};
const post = { id: 3, comments: [comment], comment: 1 } as unknown as BlogDetail;
const openReply = () => {
  const reply = screen.getByRole('button', { name: 'blog.comments.replyTo name=Noa Ferreira' });
  fireEvent.click(reply);
  return { reply, form: screen.getByRole('form', { name: 'blog.comments.writeReply' }) };
};
const textOf = (form: HTMLElement) => form.querySelector('textarea')!;

const http = await loadHttp();
const { adapter } = http.defaults;

beforeEach(() => {
  localStorage.clear();
  http.defaults.adapter = () => Promise.reject(new TypeError('offline'));
  render(<CommentSection post={post} order="oldest" onOrderChange={() => undefined} />, { wrapper: TextKeys });
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

it('a sent reply does not stay in the form, and the focus returns to the reply button', async () => {
  const { reply, form } = openReply();
  const [name, email] = form.querySelectorAll('input');
  fireEvent.change(name!, { target: { value: 'Maren Holt' } });
  fireEvent.change(email!, { target: { value: 'maren@saltmarsh.example' } });
  fireEvent.change(textOf(form), { target: { value: 'Thank you' } });
  fireEvent.submit(form);
  expect(screen.queryByRole('form', { name: 'blog.comments.writeReply' })).toBeNull();
  expect(screen.getByText('Thank you')).toBeDefined();
  expect(document.activeElement).toBe(reply);
  expect(textOf(openReply().form).value).toBe('');
  // Wait for the request.
  await screen.findByText('blog.comments.notSent');
});

it('a canceled reply keeps its text, and the focus returns to the reply button', () => {
  const { reply, form } = openReply();
  fireEvent.change(textOf(form), { target: { value: 'Thank you' } });
  fireEvent.click(screen.getByRole('button', { name: 'common.cancel' }));
  expect(document.activeElement).toBe(reply);
  expect(textOf(openReply().form).value).toBe('Thank you');
});
