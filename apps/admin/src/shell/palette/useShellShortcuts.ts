import { useAccountSetting, useRecentChanges, useShellPanel } from '@larder/domain';
import { pages } from '@larder/domain/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { goShortcutId, type KeyMap, type ShortcutId } from '../../lib/shortcuts';
import { configureShortcuts, useShortcuts } from '../../hooks/useShortcuts';
import { useUndo } from '../../hooks/useUndo';
import { isAvailable, type PageAccess } from '../navigation/navigation';

/** Registers the shortcuts that work on every page, with the keys that the user chose. */
export function useShellShortcuts(access: PageAccess) {
  const router = useRouter();
  const [, setPanel] = useShellPanel();
  const { data } = useAccountSetting();
  const preferences = data?.preferences;
  const undo = useUndo();
  const latest = useRecentChanges().find(({ isUndone, calls }) => !isUndone && calls.length > 0);

  useEffect(() => {
    if (preferences) configureShortcuts({ isOn: preferences.singleKeyShortcuts, keyMap: preferences.keyMap as KeyMap });
  }, [preferences]);

  const links = pages
    .filter(({ goKey, path }) => goKey && isAvailable(path, access))
    .map(({ target, path }) => [goShortcutId(target), () => void router.navigate({ to: path })]);
  useShortcuts(
    {
      ...(Object.fromEntries(links) as Partial<Record<ShortcutId, () => void>>),
      palette: () => setPanel((open) => (open === 'palette' ? null : 'palette')),
      shortcuts: () => setPanel('shortcuts'),
      ...(latest && { undo: () => void undo(latest) }),
    },
    'shell',
  );
}
