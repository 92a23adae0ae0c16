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
