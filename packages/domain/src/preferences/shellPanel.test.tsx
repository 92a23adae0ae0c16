import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endSession } from '../store/session';
import { useShellPanel } from './shellPanel';

it('useShellPanel keeps the open panel while no component shows it, until the session ends', () => {
  const page = renderHook(() => useShellPanel());
  act(() => page.result.current[1]('palette'));
  page.unmount();
  const shell = renderHook(() => useShellPanel());
  expect(shell.result.current[0]).toBe('palette');
  act(() => shell.result.current[1]((open) => (open === 'search' ? null : open)));
  expect(shell.result.current[0]).toBe('palette');
  endSession('signed-out');
  shell.unmount();
  expect(renderHook(() => useShellPanel()).result.current[0]).toBeNull();
});
