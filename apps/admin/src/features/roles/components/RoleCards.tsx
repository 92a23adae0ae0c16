import { useAbility, type UseQueryResult } from '@larder/domain';
import { roleRights, type Role, type RoleList, type User } from '@larder/domain/contract';
import { Button, Card, Grid, GridItem, Skeleton, StatusPill } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { AvatarGroup } from '@larder/ui/AvatarGroup';
import { MenuItem } from '@larder/ui/overlays';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { MoreMenu } from '../../../components/MoreMenu';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import * as styles from './RoleCards.css';

export interface RoleCardsProps {
  query: UseQueryResult<RoleList>;
  /** All users; undefined while they load, or if the signed-in user may not read them. */
  users: readonly User[] | undefined;
  /** Name of the role whose users the table shows. */
  group: string | undefined;
  onEdit: (id: number | 'new', copy?: number) => void;
  onDelete: (role: Role) => void;
  /** Omit if the signed-in user may not read users. */
  onGroupChange?: (name: string | undefined) => void;
}

/** A card for each role, and a button that adds a role. */
export function RoleCards({ query, users, group, onEdit, onDelete, onGroupChange }: RoleCardsProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const labels = useAccessLabels();
  const may = (action: string) => ability.can(action, 'role');
  if (query.isError && !query.data) return <LoadError title={t('access.rolesFailed')} query={query} size="md" />;
  const usersOf = ({ memberRoles }: Role) => users?.filter(({ role }) => memberRoles.includes(role));

  const card = (role: Role) => {
    const name = labels.role(role.name);
    const members = usersOf(role);
    const areas = Object.values(role.permissions).filter((rights) => roleRights.some((right) => rights[right])).length;
    const isShown = group === role.name;
    return (
      <GridItem key={role.id}>
        <Card
          className={styles.card}
          aria-label={name}
          footer={
            <div className={styles.actions}>
              {may('update') && (
                <Button
                  size="sm"
                  variant="plain"
                  aria-label={t('roles.editTitle', { name })}
                  onClick={() => onEdit(role.id)}
                >
                  {t('roles.edit')}
                </Button>
              )}
              {onGroupChange && (
                <Button
                  size="sm"
                  variant="plain"
                  tone="dark"
                  aria-pressed={isShown}
                  aria-label={t('roles.showUsersOf', { name })}
                  onClick={() => onGroupChange(isShown ? undefined : role.name)}
                >
                  {t('roles.showUsers')}
                </Button>
              )}
              <span className={styles.end} />
              {may('create') && (
                <IconButton
                  icon={Copy}
                  size="sm"
                  label={t('roles.duplicate', { name })}
                  onClick={() => onEdit('new', role.id)}
                />
              )}
              {may('delete') && (
                <MoreMenu label={t('roles.more', { name })} size="sm" variant="plain" tone="dark">
                  <MenuItem
                    icon={Trash2}
                    tone="danger"
                    disabled={role.isBuiltIn}
                    description={role.isBuiltIn ? t('roles.builtInKept') : undefined}
                    onAction={() => onDelete(role)}
                  >
                    {t('roles.delete')}
                  </MenuItem>
                </MoreMenu>
              )}
            </div>
          }
        >
          <div className={styles.head}>
            <span className={styles.count}>{members ? t('roles.users', { count: members.length }) : '\u00A0'}</span>
            {members && members.length > 0 && (
              <AvatarGroup
                label={t('roles.usersOf', { name })}
                items={members.map(({ id, fullName, avatar }) => ({
                  name: fullName,
                  src: avatar || undefined,
                  colorKey: id,
                }))}
                size={32}
              />
            )}
          </div>
          <div className={styles.head}>
            <h2 className={styles.title}>
              <bdi>{name}</bdi>
            </h2>
            <StatusPill tone={role.isBuiltIn ? 'success' : 'secondary'}>
              {t(role.isBuiltIn ? 'roles.builtIn' : 'roles.custom')}
            </StatusPill>
          </div>
          <p className={styles.lead}>
            {t('roles.areas', { count: areas, total: query.data?.subjects.length ?? areas })}
          </p>
        </Card>
      </GridItem>
    );
  };

  return (
    <section aria-label={t('nav.pages.roles')} aria-busy={query.isPending || undefined}>
      <Grid columns={{ base: 1, md: 2, xl: 3 }} gap="px16">
        {query.data
          ? query.data.roles.map(card)
          : Array.from({ length: 6 }, (_, index) => <Skeleton key={index} blockSize={164} />)}
        {may('create') && query.data && (
          <GridItem className={styles.addition}>
            <Button startIcon={Plus} onClick={() => onEdit('new')}>
              {t('roles.add')}
            </Button>
          </GridItem>
        )}
      </Grid>
    </section>
  );
}
