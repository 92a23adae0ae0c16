import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createDeferred, createFakeServer } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { useCommentOutbox } from './commentOutbox';

const { adapter } = http.defaults;
let server = createFakeServer();
const form = { name: 'Maren Holt', email: 'maren@larder.example', text: 'Well said' };
const saved = {
  id: 8,
  parentId: 3,
  avatar: '',
  name: form.name,
  text: form.text,
  commentedAt: '2026-11-20T12:00:00Z',
  isOwn: true,
};

beforeEach(() => {
  server = createFakeServer();
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

const open = (postId = 1) =>
  renderHook(() => useCommentOutbox(postId), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  }).result;

it('a comment is sent at once and stays in the outbox until the server confirms it', async () => {
  const { response, respond } = createDeferred();
  server.onCall = () => response;
  const outbox = open();
  act(() => outbox.current.send(form, 3));
  expect(outbox.current.outgoing).toEqual([expect.objectContaining({ ...form, parentId: 3, state: 'sending' })]);
  expect(open(2).current.outgoing).toEqual([]);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(JSON.parse(String(server.requests[0]?.data))).toEqual({ postId: 1, comment: { ...form, parentId: 3 } });
  respond({ status: 200, data: { comment: saved } });
  await waitFor(() => expect(outbox.current.outgoing).toEqual([]));
});

it('a comment that could not be sent can be sent again or discarded', async () => {
  server.onCall = () => ({ status: 503 });
  const outbox = open();
  act(() => outbox.current.send(form, null));
  await waitFor(() => expect(outbox.current.outgoing[0]?.state).toBe('failed'));
  act(() => outbox.current.retry(outbox.current.outgoing[0]!));
  expect(outbox.current.outgoing[0]?.state).toBe('sending');
  await waitFor(() => expect(outbox.current.outgoing[0]?.state).toBe('failed'));
  expect(server.requests).toHaveLength(2);
  act(() => outbox.current.discard(outbox.current.outgoing[0]!));
  expect(outbox.current.outgoing).toEqual([]);
});
