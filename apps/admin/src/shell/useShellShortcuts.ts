import { useAccountSetting, useRecentChanges, useShellPanel } from '@larder/domain';
import type { PageTarget } from '@larder/domain/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { KeyMap, ShortcutId } from '../lib/shortcuts';
import { configureShortcuts, useShortcuts } from '../lib/useShortcuts';
import { useUndo } from '../lib/useUndo';
import { reachablePage, type Reach } from './navigation';

/** Pages that have keys of their own. */
const goTo = {
  goSalesDashboard: 'salesDashboard',
  goAnalyticsDashboard: 'analyticsDashboard',
  goBills: 'bills',
  goEmail: 'email',
  goChat: 'chat',
  goTodo: 'todo',
  goCalendar: 'calendar',
  goInvoiceList: 'invoiceList',
  goShop: 'shop',
  goUserList: 'userList',
} as const satisfies Partial<Record<ShortcutId, PageTarget>>;

/** The shortcuts that count on every page, with the keys that the person chose (pages.md 1.7). */
export function useShellShortcuts(reach: Reach) {
  const router = useRouter();
  const [, setPanel] = useShellPanel();
  const { data } = useAccountSetting();
  const preferences = data?.preferences;
  const undo = useUndo();
  const latest = useRecentChanges().find(({ isUndone, calls }) => !isUndone && calls.length > 0);

  useEffect(() => {
    if (preferences) configureShortcuts({ isOn: preferences.singleKeyShortcuts, keyMap: preferences.keyMap as KeyMap });
  }, [preferences]);

  const links = Object.entries(goTo).flatMap(([id, target]) => {
    const page = reachablePage(target, reach);
    return page ? [[id, () => void router.navigate({ to: page.link })]] : [];
  });
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
