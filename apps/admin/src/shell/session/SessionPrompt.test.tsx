import { DomainProvider, createQueryClient, endSession, http, isSignedIn, onSessionEnd } from '@larder/domain';
import { Dialog } from '@larder/ui/overlays';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SignOutDialog } from './SignOutDialog';
import { SessionPrompt } from './SessionPrompt';
import { startTestSession } from '../../testing/testSession';

const minute = 60_000;
const fortnight = 14 * 24 * 60 * minute;
const { adapter } = http.defaults;
let asked: string[] = [];
let respond: () => { status: number; data: unknown };

// The code of dialogs is lazy-loaded, which takes real time.
beforeAll(async () => {
  render(<Dialog open onOpenChange={() => undefined} title="Preload" />);
  await screen.findByRole('dialog');
  cleanup();
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  asked = [];
  http.defaults.adapter = async (config) => {
    asked.push(config.url ?? '');
    const { status, data } = respond();
    const response = { status, data, statusText: '', headers: {}, config };
    if (status < 300) return response;
    throw Object.assign(new Error(`status ${status}`), { isAxiosError: true, config, response });
  };
  startTestSession();
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  await pass(20);
};

async function advanceToPrompt() {
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <SessionPrompt />
      <SignOutDialog />
    </DomainProvider>,
  );
  await pass(fortnight - minute - 1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alertdialog', { name: 'shell.session.title' })).toBeDefined();
}

it('the session prompt renews the tokens if the user stays signed in', async () => {
  respond = () => ({ status: 200, data: { accessToken: 'a2', refreshToken: 'r2' } });
  await advanceToPrompt();
  await press('shell.session.stay');
  expect(asked).toEqual(['/jwt/refresh-token']);
  expect(localStorage.getItem('refreshToken')).toBe('r2');
  await pass(2 * minute);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(isSignedIn()).toBe(true);
});

it('the session prompt shows an error and allows a retry if the request fails', async () => {
  respond = () => ({ status: 503, data: null });
  await advanceToPrompt();
  await press('shell.session.stay');
  expect(screen.getByRole('alert').textContent).toBe('shell.session.failed');
  respond = () => ({ status: 200, data: { accessToken: 'a2', refreshToken: 'r2' } });
  await press('shell.session.stay');
  await pass(1_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the session prompt signs out if the user chooses to', async () => {
  respond = () => ({ status: 204, data: undefined });
  await advanceToPrompt();
  await press('shell.user.signOut');
  expect(isSignedIn()).toBe(false);
});

it('the session prompt asks for confirmation before sign-out if a form has unsaved changes', async () => {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  respond = () => ({ status: 204, data: undefined });
  await advanceToPrompt();
  await press('shell.user.signOut');
  window.removeEventListener('beforeunload', hold);
  expect(isSignedIn()).toBe(true);
  await press('shell.user.leave.confirm');
  expect(isSignedIn()).toBe(false);
});

it('the session prompt ends the session as expired if the user does not respond', async () => {
  const reasons: string[] = [];
  const stop = onSessionEnd((reason) => reasons.push(reason));
  await advanceToPrompt();
  await pass(minute);
  stop();
  expect(reasons).toEqual(['expired']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
