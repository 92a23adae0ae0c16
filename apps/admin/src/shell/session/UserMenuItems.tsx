import {
  languageNames,
  useCart,
  useChatProfile,
  useLanguage,
  useShellPanel,
  useSkin,
  useToggleSkin,
  useUpdateChatProfile,
} from '@larder/domain';
import { countPieces, type ChatStatus } from '@larder/domain/contract';
import { MenuItem, MenuSeparator, SubMenu } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
import { Circle, History, Keyboard, Languages, LogOut, Moon, Palette, ShoppingCart, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { useLanguageChoice } from '../appearance/useLanguageChoice';
import type { MenuCounts } from '@larder/domain/contract';
import { availablePage } from '../navigation/navigation';
import { pageIcon } from '../navigation/pageIcon';
import { usePageAccess } from '../navigation/usePageAccess';
import * as styles from '../panels/ShellPanels.css';
import { useSignOut } from './useSignOut';

const targets = ['profile', 'email', 'todo', 'chat', 'accountSettings', 'pricing', 'faq'] as const;

const statuses = ['online', 'busy', 'away', 'offline'] as const;
const presence = (status: ChatStatus) => (props: React.ComponentProps<typeof Circle>) => (
  <Circle {...props} className={styles.presence[status]} />
);
const presenceIcons = {
  online: presence('online'),
  busy: presence('busy'),
  away: presence('away'),
  offline: presence('offline'),
};

export interface UserMenuItemsProps {
  /** Counts next to the pages. */
  counts: MenuCounts;
}

export function UserMenuItems({ counts: { email, dueToday, chat } }: UserMenuItemsProps) {
  const { t } = useTranslation();
  const access = usePageAccess();
  const leave = useSignOut();
  const { data: profile } = useChatProfile(access.can('read', 'chat'));
  const { mutateAsync: updateProfile } = useUpdateChatProfile();
  const mayOrder = access.can('create', 'order');
  const pieces = countPieces(useCart(mayOrder).data ?? []);
  const isNarrow = useMediaQuery(below('md'));
  const { language } = useLanguage();
  const languageChoice = useLanguageChoice();
  const [skin] = useSkin();
  const toggleSkin = useToggleSkin();
  const [, setPanel] = useShellPanel();
  const pages = targets.flatMap((target) => availablePage(target, access) ?? []);
  const waiting: Partial<Record<string, number | undefined>> = { email, todo: dueToday, chat };
  const setStatus = (status: ChatStatus) => {
    if (status === profile?.status) return;
    updateProfile({ status }).catch(() => notify((toast) => toast.danger(t('shell.user.status.failed'))));
  };

  return (
    <>
      {pages.map(({ target, path, titleKey, icon }) => (
        <MenuItem
          key={target}
          id={target}
          href={path}
          icon={pageIcon(icon)}
          endContent={waiting[target] ? t(`shell.user.waiting.${target}`, { count: waiting[target] }) : undefined}
        >
          {t(titleKey)}
        </MenuItem>
      ))}
      {pages.length > 0 && <MenuSeparator />}
      {profile && (
        <SubMenu
          id="status"
          icon={presenceIcons[profile.status]}
          label={t('shell.user.status.label')}
          endContent={t(`shell.user.status.${profile.status}`)}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[profile.status]}
          onAction={(key) => setStatus(key as ChatStatus)}
        >
          {statuses.map((status) => (
            <MenuItem key={status} id={status} icon={presenceIcons[status]}>
              {t(`shell.user.status.${status}`)}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      {isNarrow && mayOrder && (
        <MenuItem
          id="cart"
          icon={ShoppingCart}
          endContent={pieces ? t('shell.cart.pieces', { count: pieces }) : undefined}
          onAction={() => setPanel('cart')}
        >
          {t('shell.cart.title')}
        </MenuItem>
      )}
      {isNarrow && (
        <SubMenu
          id="language"
          icon={Languages}
          label={t('shell.language.label')}
          endContent={languageNames[language]}
          {...languageChoice}
        />
      )}
      {isNarrow && (
        <MenuItem id="skin" icon={skin === 'dark' ? Sun : Moon} onAction={() => toggleSkin()}>
          {t(skin === 'dark' ? 'shell.skin.toLight' : 'shell.skin.toDark')}
        </MenuItem>
      )}
      <MenuItem id="changes" icon={History} onAction={() => setPanel('changes')}>
        {t('changes.title')}
      </MenuItem>
      <MenuItem id="appearance" icon={Palette} onAction={() => setPanel('appearance')}>
        {t('shell.appearance.title')}
      </MenuItem>
      <MenuItem id="shortcuts" icon={Keyboard} shortcut="?" onAction={() => setPanel('shortcuts')}>
        {t('shell.shortcuts.title')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="sign-out" icon={LogOut} onAction={leave}>
        {t('shell.user.signOut')}
      </MenuItem>
    </>
  );
}
