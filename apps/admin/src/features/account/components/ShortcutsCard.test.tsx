import { createQueryClient, DomainProvider, http } from '@larder/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureShortcuts } from '../../../hooks/useShortcuts';
import { ShortcutsCard } from './ShortcutsCard';

const { adapter } = http.defaults;
beforeEach(() => configureShortcuts({ isOn: true, keyMap: { create: 'a' } }));
afterEach(() => {
  cleanup();
  configureShortcuts({ isOn: true, keyMap: {} });
  http.defaults.adapter = adapter;
});

it('the shortcuts card sends only the switched setting, without a version and without the chosen keys', async () => {
  const sent: unknown[] = [];
  http.defaults.adapter = async (config) => {
    sent.push(JSON.parse(String(config.data)));
    return { config, data: {}, status: 200, statusText: '', headers: {} };
  };
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <ShortcutsCard />
    </DomainProvider>,
  );
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('switch'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { section: 'preferences', data: { singleKeyShortcuts: false } },
    { section: 'preferences', data: { singleKeyShortcuts: true } },
  ]);
});
