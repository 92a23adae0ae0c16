import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Options {
  action: { label: string; onAction: () => void };
  closeLabel: string;
  onClose?: () => void;
}
const shown: { message: string; options: Options }[] = [];
const show = (message: string, options: Options) => void shown.push({ message, options });

vi.mock('../../lib/notify', () => ({
  notify: (say: (toast: object) => void) => say({ info: show, warning: show }),
}));
const { offerUpdate } = await import('./offerUpdate');

const messages = () => shown.map(({ message }) => message);
const hold = (event: Event) => event.preventDefault();

beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('beforeunload', hold);
});

it('offerUpdate offers to reload, and again 30 minutes after "Later" was pressed', () => {
  const activate = vi.fn();
  offerUpdate({ activate }, (key) => key);
  expect(messages()).toEqual(['shell.update.ready']);
  expect(shown[0]?.options.closeLabel).toBe('shell.update.later');
  shown[0]?.options.onClose?.();
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(messages()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(['shell.update.ready', 'shell.update.ready']);
  shown[1]?.options.action.onAction();
  expect(activate).toHaveBeenCalledOnce();
});

it('offerUpdate does not activate the new version while a form has unsaved changes', () => {
  const activate = vi.fn();
  window.addEventListener('beforeunload', hold);
  offerUpdate({ activate }, (key) => key);
  shown[0]?.options.action.onAction();
  expect(messages()).toEqual(['shell.update.ready', 'shell.update.unsaved']);
  shown[1]?.options.action.onAction();
  vi.runAllTimers();
  expect(messages().at(-1)).toBe('shell.update.unsaved');
  expect(activate).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', hold);
  shown.at(-1)?.options.action.onAction();
  vi.runAllTimers();
  expect(activate).toHaveBeenCalledOnce();
});
