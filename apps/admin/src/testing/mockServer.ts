import { call, endSession, http, startSession, useRecentChanges, useUndoChange } from '@larder/domain';
import { sessionEndpoints } from '@larder/domain/contract';
import { demoAccounts, installMockApi, type MockApi, type MockApiOptions } from '@larder/mock-api';
import type { toast, ToastOptions } from '@larder/ui/toast';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { toastRegion } from '../lib/notify';
import { TextKeys, type TextKeysProps } from './TextKeys';

/** Toasts of the test, each as tone and text. */
export const shownToasts: string[] = [];
let latest: ToastOptions = {};
const show =
  (tone: string) =>
  (text: string, options: ToastOptions = {}) => {
    shownToasts.push(`${tone}: ${text}`);
    latest = options;
    return '';
  };
/** Presses the button of the latest toast. */
export const pressToast = () => latest.action?.onAction();
/** Returns the description and the button of the latest toast. */
export const toastParts = () => [latest.description, latest.action?.label];

toastRegion.ready(
  Object.assign(show('info'), {
    success: show('success'),
    danger: show('danger'),
    dismiss: () => {},
  }) as unknown as typeof toast,
);

/** Waits until the assertion holds. The default of one second is short on a busy machine. */
export const eventually = <Result>(assertion: () => Result) => vi.waitFor(assertion, { timeout: 10_000 });

type Role = 'owner' | 'manager' | 'server';

async function signIn(role: Role) {
  const { email, password } = demoAccounts.find((account) => account.role === role)!;
  const session = await call(sessionEndpoints.login, { email, password });
  if (!('challenge' in session)) startSession(session);
}

/** Signs in to a mock API with demo data for the tests of a file. `fail` makes all later changes of a test fail. */
export function useMockServer(role: Role = 'owner', options: MockApiOptions = {}) {
  let api: MockApi;
  beforeAll(async () => {
    api = installMockApi(http, { auth: 'enforce', storage: null, ...options });
    await api.ready;
    await signIn(role);
  });
  beforeEach(() => void (shownToasts.length = 0));
  afterEach(() => {
    cleanup();
    api.faults.length = 0;
  });
  afterAll(() => {
    endSession('signed-out');
    api.restore();
  });
  const fail = () => {
    for (const method of ['POST', 'DELETE'] as const) api.faults.push({ kind: 'error', status: 500, method });
  };
  return { signIn, fail };
}

/** Renders a hook of the page. `undo` undoes the latest change of the user. */
export function renderPageHook<Result>(useHook: () => Result, wrapper: (props: TextKeysProps) => ReactNode = TextKeys) {
  const { result } = renderHook(() => ({ hook: useHook(), changes: useRecentChanges(), undo: useUndoChange() }), {
    wrapper,
  });
  return {
    get current() {
      return result.current.hook;
    },
    run: (work: (hook: Result) => unknown) => act(async () => void (await work(result.current.hook))),
    get changes() {
      return result.current.changes;
    },
    undo: () => act(() => result.current.undo(result.current.changes[0]!.id)),
  };
}
