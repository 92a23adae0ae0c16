import type { ChatContact } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { renderPageHook, useMockServer } from '../../testing/mockServer';
import { useComposer, type ComposerProps } from './useComposer';

useMockServer();

const props = { contact: { id: 1 } as ChatContact, messages: [] } as unknown as ComposerProps;
const sized = (size: number) => Object.defineProperty(new File(['figs'], 'figs.txt'), 'size', { value: size });

it('attaches a file of 5 MB, but no larger one', async () => {
  const page = renderPageHook(() => useComposer(props));
  await page.run(({ attach }) => attach(sized(5_000_001)));
  expect([page.current.attachment, page.current.error]).toEqual([
    undefined,
    'chat.fileTooLarge name=figs.txt limit=5 MB',
  ]);
  await page.run(({ attach }) => attach(sized(5_000_000)));
  expect([page.current.attachment?.fileName, page.current.error]).toEqual(['figs.txt', undefined]);
});

it('clears the stored draft before it sends, so that other tabs never show both the message and its draft', async () => {
  const drafts: unknown[] = [];
  const onSend = () => drafts.push(JSON.parse(localStorage.getItem('chatDrafts')!));
  const page = renderPageHook(() => useComposer({ ...props, onSend, onModeChange: () => {} }));
  await page.run(({ setText }) => setText('Yes, with Rafael.'));
  expect(localStorage.getItem('chatDrafts')).toContain('Yes, with Rafael.');
  await page.run(({ submit }) => submit());
  expect(drafts).toEqual([{ 1: {} }]);
});
