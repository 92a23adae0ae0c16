import { useSession } from '@larder/domain';
import { Text } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Menu, type MenuProps } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../entities/users/useUserLabels';
import type { UserMenuItemsProps } from './UserMenuItems';

const content = lazyModule(() => import('./UserMenuItems'));
const UserMenuItems = lazyNamed(content, 'UserMenuItems');

export interface UserMenuProps extends Pick<MenuProps, 'trigger' | 'placement'>, UserMenuItemsProps {}

/** The account menu; on a phone it also contains the language and the skin. */
export function UserMenu({ trigger, placement, counts }: UserMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const labels = useUserLabels();
  if (!user) return null;

  return (
    <Menu
      label={t('shell.user.label')}
      placement={placement}
      trigger={trigger}
      content={content}
      header={
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
      <UserMenuItems counts={counts} />
    </Menu>
  );
}
