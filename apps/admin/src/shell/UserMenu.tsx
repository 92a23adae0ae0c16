import {
  languageNames,
  useLanguage,
  useSession,
  useShellPanel,
  useSignOut,
  useSkin,
  useToggleSkin,
} from '@larder/domain';
import { Text } from '@larder/ui';
import { Menu, MenuItem, MenuSeparator, SubMenu, type MenuProps } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
import { Keyboard, Languages, LogOut, Moon, Palette, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../entities/users/useUserLabels';
import { reachablePage } from './navigation';
import { pageIcon } from './pageIcons';
import { useChooseLanguage } from './useChooseLanguage';
import { useReach } from './useReach';

const targets = ['profile', 'email', 'todo', 'chat', 'accountSettings', 'pricing', 'faq'] as const;

export interface UserMenuProps extends Pick<MenuProps, 'trigger' | 'placement'> {}

/** What the signed-in person can do for themselves; on a phone also language and skin (pages.md 3.11). */
export function UserMenu({ trigger, placement }: UserMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const labels = useUserLabels();
  const reach = useReach();
  const signOut = useSignOut();
  const isNarrow = useMediaQuery(below('md'));
  const { language, languages } = useLanguage();
  const choose = useChooseLanguage();
  const [skin] = useSkin();
  const toggleSkin = useToggleSkin();
  const [, setPanel] = useShellPanel();
  const pages = targets.flatMap((target) => reachablePage(target, reach) ?? []);
  if (!user) return null;

  return (
    <Menu
      label={t('shell.user.label')}
      placement={placement}
      trigger={trigger}
      head={
        <>
          <Text as="p" variant="bodyStrong" truncate>
            {user.fullName}
          </Text>
          <Text as="p" variant="caption" truncate>
            {labels.role(user.role)}
          </Text>
        </>
      }
    >
      {pages.map(({ target, link, icon }) => (
        <MenuItem key={target} id={target} href={link} icon={pageIcon(icon)}>
          {t(`nav.pages.${target}`)}
        </MenuItem>
      ))}
      {pages.length > 0 && <MenuSeparator />}
      {isNarrow && (
        <SubMenu
          id="language"
          icon={Languages}
          label={t('shell.language.label')}
          end={languageNames[language]}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language]}
          onAction={(key) => void choose(key as typeof language)}
        >
          {languages.map((code) => (
            <MenuItem key={code} id={code} end={code.toUpperCase()}>
              {languageNames[code]}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      {isNarrow && (
        <MenuItem id="skin" icon={skin === 'dark' ? Sun : Moon} onAction={() => toggleSkin()}>
          {t(skin === 'dark' ? 'shell.skin.toLight' : 'shell.skin.toDark')}
        </MenuItem>
      )}
      <MenuItem id="appearance" icon={Palette} onAction={() => setPanel('appearance')}>
        {t('shell.appearance.title')}
      </MenuItem>
      <MenuItem id="shortcuts" icon={Keyboard} shortcut="?" onAction={() => setPanel('shortcuts')}>
        {t('shell.shortcuts.title')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="sign-out" icon={LogOut} mirrorIcon onAction={signOut}>
        {t('shell.user.signOut')}
      </MenuItem>
    </Menu>
  );
}
