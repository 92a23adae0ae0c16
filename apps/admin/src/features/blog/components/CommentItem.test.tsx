import type { BlogComment } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { CommentItem } from './CommentItem';

afterEach(cleanup);

it.each([
  ['https://noa.example', ['https://noa.example']],
  ['HTTP://noa.example', ['HTTP://noa.example']],
  // oxlint-disable-next-line no-script-url -- must not become a link
  ['javascript:alert(1)', []],
  ['noa.example', []],
  [undefined, []],
])('CommentItem links the name to the website %s only over HTTP', (website, links) => {
  const comment = { id: 5, name: 'Noa', avatar: '', text: 'Well done', commentedAt: '2026-11-20T12:00:00Z', website };
  render(
    <CommentItem
      comment={comment as BlogComment}
      isReplying={false}
      onReply={() => undefined}
      onDelete={() => undefined}
    />,
    { wrapper: TextKeys },
  );
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
