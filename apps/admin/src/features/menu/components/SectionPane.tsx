import { menuPartOf } from '@larder/domain/contract';
import { Button, VisuallyHidden } from '@larder/ui';
import { IconButton, Menu as ActionMenu, MenuItem } from '@larder/ui/overlays';
import { Tree, useTreeDrag, type TreeNode } from '@larder/ui/Tree';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Plus } from 'lucide-react';
import { useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listKinds } from '../menuSearch';
import { sectionPlaces, shifted, type SectionPlace } from '../menuTree';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import type { MenuRecordQuestion } from '../useMenuRecords';
import { useSectionMoves } from '../useSectionMoves';
import * as styles from './Menu.css';

export interface SectionPaneProps {
  menu: LoadedMenu;
  edits: MenuEdits;
  /** ID of the shown section or list. */
  current: string;
  onAsk: (question: MenuRecordQuestion) => void;
}

/** Menus with their sections. The user can drag both, also by keyboard, or move them with Alt and arrow keys. */
export function SectionPane({ menu, edits, current, onAsk }: SectionPaneProps) {
  const { t } = useTranslation();
  const { catalogue, index, isEditable, show } = menu;
  const places = useMemo(() => sectionPlaces(catalogue, index), [catalogue, index]);
  const { announcement, placeOf, menuIds, siblingsOf, reorder, move } = useSectionMoves(menu, edits, places);
  const nodes = useMemo((): TreeNode[] => {
    const nodeOf = (id: string): TreeNode => {
      const place = places.find(({ section }) => section.id === id);
      const inner = places.filter(({ parentId }) => parentId === id);
      const live = (place?.section.itemIds ?? []).filter((itemId) => index.item.get(itemId)?.archived === false);
      return {
        id,
        label: index.menu.get(id)?.name ?? place?.section.name ?? '',
        endContent: place ? live.length : undefined,
        children: inner.length > 0 || !place ? inner.map(({ section }) => nodeOf(section.id)) : undefined,
      };
    };
    return catalogue.menuOrder.filter((id) => index.menu.get(id)?.archived === false).map(nodeOf);
  }, [catalogue, index, places]);

  const drag = useTreeDrag({ onMove: move, canHold: (id) => placeOf(id)?.level !== 2, disabled: !isEditable });

  const handleKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[role="row"]')?.dataset.key;
    if (!isEditable || id === undefined) return;
    const record = placeOf(id)?.section ?? index.menu.get(id);
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.stopPropagation();
      const next = shifted(siblingsOf(id), id, event.key === 'ArrowUp' ? -1 : 1);
      if (next) reorder(id, next);
    } else if (event.key === 'F2' && record) {
      event.preventDefault();
      onAsk({ kind: placeOf(id) ? 'section' : 'menu', record });
    } else if (event.key === 'Insert') {
      event.preventDefault();
      onAsk({ kind: 'section', parentId: placeOf(id)?.menuId ?? id });
    }
  };

  const renderActions = ({ id }: TreeNode) => <SectionActions {...{ id, place: placeOf(id), menu, edits, onAsk }} />;
  const lists = [
    { id: 'all', count: catalogue.items.filter(({ archived }) => !archived).length },
    { id: 'archived', count: catalogue.items.filter(({ archived }) => archived).length },
  ] as const;

  return (
    <section className={styles.sections} aria-label={t('menu.tree.title')}>
      <div className={styles.paneHead}>
        <h2 className={styles.paneTitle}>{t('menu.tree.title')}</h2>
        {isEditable && (
          <ActionMenu
            label={t('menu.tree.add')}
            placement="bottom end"
            trigger={<IconButton size="sm" icon={Plus} label={t('menu.tree.add')} />}
          >
            <MenuItem
              onAction={() => onAsk({ kind: 'section', parentId: placeOf(current)?.menuId ?? menuIds[0] ?? null })}
              disabled={menuIds.length === 0}
            >
              {t('menu.tree.addSection')}
            </MenuItem>
            <MenuItem onAction={() => onAsk({ kind: 'menu', parentId: null })}>{t('menu.tree.addMenu')}</MenuItem>
          </ActionMenu>
        )}
      </div>
      <div className={styles.paneBody} onKeyDownCapture={handleKeyDown}>
        <Tree
          variant="plain"
          label={t('menu.tree.title')}
          items={nodes}
          selectionMode="single"
          selectedKeys={[current]}
          defaultExpandedKeys={[...menuIds, ...places.map(({ section }) => section.id)]}
          onSelectionChange={([id]) => {
            if (id !== undefined && placeOf(id)) show({ section: id, item: undefined, q: undefined });
          }}
          actions={isEditable ? renderActions : undefined}
          drag={isEditable ? drag : undefined}
          emptyState={
            isEditable ? (
              <Button onClick={() => onAsk({ kind: 'menu', parentId: null })}>{t('menu.tree.addMenu')}</Button>
            ) : undefined
          }
        />
      </div>
      <nav className={styles.paneFoot} aria-label={t('menu.tree.lists')}>
        {lists.map(({ id, count }) => (
          <Link
            key={id}
            from="/apps/management/menuManagement"
            search={(previous) => ({ ...previous, section: id, item: undefined })}
            className={styles.listLink}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={current === id ? 'true' : undefined}
          >
            {t(`menu.tree.${id}`)}
            <span className={styles.count}>{count}</span>
          </Link>
        ))}
        {listKinds.map((kind) => (
          <Link
            key={kind}
            from="/apps/management/menuManagement"
            search={(previous) => ({ ...previous, list: kind })}
            className={styles.listLink}
          >
            {t(`menu.lists.kinds.${kind}`)}
            <span className={styles.count}>
              {catalogue[menuPartOf[kind]].filter(({ archived }) => !archived).length}
            </span>
          </Link>
        ))}
      </nav>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

interface SectionActionsProps extends Pick<SectionPaneProps, 'menu' | 'edits' | 'onAsk'> {
  /** ID of a menu or a section. */
  id: string;
  /** Undefined for a menu. */
  place: SectionPlace | undefined;
}

function SectionActions({ id, place, menu, edits, onAsk }: SectionActionsProps) {
  const { t } = useTranslation();
  const record = place?.section ?? menu.index.menu.get(id);
  if (!record) return null;
  const kind = place ? 'section' : 'menu';
  const { name, version } = record;
  return (
    <ActionMenu
      label={t('menu.more', { name })}
      placement="bottom end"
      trigger={<IconButton size="sm" icon={Ellipsis} label={t('menu.more', { name })} showTooltip={false} />}
    >
      <MenuItem shortcut="F2" onAction={() => onAsk({ kind, record })}>
        {t('menu.tree.rename')}
      </MenuItem>
      <MenuItem onAction={() => menu.show({ edit: id })}>{t('menu.tree.edit')}</MenuItem>
      {place?.level !== 2 && (
        <MenuItem onAction={() => onAsk({ kind: 'section', parentId: id })}>
          {t(place ? 'menu.tree.addInner' : 'menu.tree.addSection')}
        </MenuItem>
      )}
      <MenuItem
        tone="danger"
        onAction={() => void edits.apply([{ op: 'archive', kind, id, version }], t('menu.toasts.archived', { name }))}
      >
        {t('menu.archive')}
      </MenuItem>
    </ActionMenu>
  );
}
