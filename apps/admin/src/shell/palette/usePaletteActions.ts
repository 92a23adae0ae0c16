import { signOut, useMenuCollapsed, useRecentChanges, useShellPanel } from '@larder/domain';
import type { PageTarget } from '@larder/domain/contract';
import type { IconType } from '@larder/ui';
import { useRouter } from '@tanstack/react-router';
import {
  CalendarPlus,
  FilePlus,
  Keyboard,
  ListPlus,
  LogOut,
  History,
  MailPlus,
  Palette,
  PanelLeft,
  Signpost,
  RotateCcw,
  SquarePen,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { runShortcut } from '../../hooks/useShortcuts';
import { useChangeText, useUndo } from '../../hooks/useUndo';
import { availablePage, type PageAccess } from '../navigation/navigation';
import { useSignOut } from '../session/useSignOut';
import type { PaletteAction } from './paletteTypes';
import { useChoiceActions } from './useChoiceActions';
import { useSettingActions } from './useSettingActions';

interface Creation {
  id: string;
  /** The page that creates the record. */
  target: PageTarget;
  icon: IconType;
  /** Link to use instead of the page's link. */
  link?: string;
  /** Ability required in addition to the access to the page. */
  right?: readonly [action: string, subject: string];
}

/** Records that can be created. Their actions open the page and run its `create` shortcut. */
const creations: readonly Creation[] = [
  { id: 'newInvoice', target: 'invoiceAdd', icon: FilePlus },
  { id: 'newTask', target: 'todo', icon: ListPlus, right: ['create', 'task'] },
  { id: 'newEvent', target: 'calendar', icon: CalendarPlus, right: ['create', 'event'] },
  { id: 'newMail', target: 'email', icon: MailPlus, right: ['create', 'email'] },
  { id: 'newUser', target: 'userList', icon: UserPlus, right: ['create', 'user'] },
  { id: 'newPost', target: 'blogEdit', icon: SquarePen, link: '/pages/blog/edit/new', right: ['create', 'post'] },
];

/** Returns the actions that are available on every page. */
export function usePaletteActions(access: PageAccess): PaletteAction[] {
  const { t } = useTranslation();
  const router = useRouter();
  const [isCollapsed, setCollapsed] = useMenuCollapsed();
  const [, setPanel] = useShellPanel();
  const leave = useSignOut();
  const choiceActions = useChoiceActions();
  const settingActions = useSettingActions();
  const undo = useUndo();
  const describe = useChangeText();
  const changes = useRecentChanges().filter(({ isUndone, calls }) => !isUndone && calls.length > 0);
  const { resetDemo } = router.options.context;

  const create = (link: string) => {
    if (router.state.location.pathname === link && runShortcut('create')) return;
    const stop = router.subscribe('onRendered', () => {
      stop();
      runShortcut('create');
    });
    void router.navigate({ to: link });
  };
  const made = creations.flatMap(({ id, target, icon, link, right }): PaletteAction[] => {
    const page = availablePage(target, access);
    if (!page || (right && !access.can(...right))) return [];
    return [
      {
        id,
        icon,
        title: t(`shell.palette.actions.${id}`),
        detail: t('shell.palette.opens', { page: t(page.titleKey) }),
        run: () => create(link ?? page.path),
      },
    ];
  });

  return [
    ...made,
    ...choiceActions,
    {
      id: 'menu',
      icon: PanelLeft,
      title: t(`shell.palette.actions.${isCollapsed ? 'expandMenu' : 'collapseMenu'}`),
      run: () => setCollapsed(!isCollapsed),
    },
    ...settingActions,
    ...(changes.length > 0
      ? [
          {
            id: 'undo',
            icon: Undo2,
            title: t('shell.palette.actions.undo'),
            detail: describe(changes[0]!.text),
            shortcut: 'undo' as const,
            options: changes.map(({ id, text }) => ({ id, title: t('changes.undoThis', { what: describe(text) }) })),
            run: (id: string) => {
              const change = changes.find((each) => each.id === id);
              if (change) void undo(change);
            },
          },
        ]
      : []),
    { id: 'changes', icon: History, title: t('changes.title'), run: () => setPanel('changes') },
    { id: 'appearance', icon: Palette, title: t('shell.appearance.title'), run: () => setPanel('appearance') },
    {
      id: 'shortcuts',
      icon: Keyboard,
      title: t('shell.shortcuts.title'),
      shortcut: 'shortcuts',
      run: () => setPanel('shortcuts'),
    },
    ...(resetDemo
      ? [
          {
            id: 'resetDemo',
            icon: RotateCcw,
            tone: 'danger' as const,
            title: t('shell.palette.actions.resetDemo'),
            options: [{ id: 'reset', title: t('shell.palette.resetConfirm') }],
            // Signs out, because the session belongs to the old data.
            run: () => void resetDemo().then(signOut),
          },
        ]
      : []),
    { id: 'tour', icon: Signpost, title: t('shell.palette.actions.tour'), run: () => setPanel('tour') },
    { id: 'signOut', icon: LogOut, title: t('shell.user.signOut'), run: leave },
  ];
}
