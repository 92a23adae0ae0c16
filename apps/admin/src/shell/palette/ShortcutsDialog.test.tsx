import { createQueryClient, DomainProvider, http, useShellPanel } from '@larder/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureShortcuts, useShortcuts } from '../../hooks/useShortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';

const { adapter } = http.defaults;
beforeEach(() => {
  // The request stays pending: a rejected one would restore the old key.
  http.defaults.adapter = () => new Promise(() => {});
});
afterEach(() => {
  cleanup();
  configureShortcuts({ isOn: true, keyMap: {} });
  http.defaults.adapter = adapter;
});

function Page() {
  const [, setPanel] = useShellPanel();
  useShortcuts({ create: () => undefined, today: () => undefined });
  useEffect(() => setPanel('shortcuts'), [setPanel]);
  return <ShortcutsDialog />;
}

// Without translations, the buttons of all rows have the same name. They are in the order of the shortcuts.
const changeButtons = () => screen.findAllByRole('button', { name: 'shell.shortcuts.change' });
const textsOf = async () => (await changeButtons()).map((button) => button.textContent?.trim());

async function press(index: number, key: string) {
  const button = (await changeButtons())[index]!;
  fireEvent.click(button);
  expect(button.textContent).toBe('shell.shortcuts.press');
  fireEvent.keyDown(button, { key });
}

it('the dialog assigns the pressed key to the shortcut', async () => {
  render(<Page />, {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  expect(await textsOf()).toEqual(['N', 'T']);
  await press(0, 'z');
  expect(await textsOf()).toEqual(['Z', 'T']);
});

it('the dialog rejects the key of another shortcut and stops listening on Escape', async () => {
  render(<Page />, {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  await press(0, 't');
  expect(screen.getByRole('alert').textContent).toBe('shell.shortcuts.conflict');
  fireEvent.keyDown((await changeButtons())[0]!, { key: 'Escape' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await textsOf()).toEqual(['N', 'T']);
  fireEvent.click((await changeButtons())[1]!);
  expect(await textsOf()).toEqual(['N', 'shell.shortcuts.press']);
  expect(screen.queryByRole('alert')).toBeNull();
});
