import { marginOf, itemPrice, type MenuItem as Item, type MenuOp } from '@larder/domain/contract';
import { Button, EmptyState, Switch, VisuallyHidden } from '@larder/ui';
import { IconButton, Menu as ActionMenu, MenuItem, MenuSeparator, SubMenu } from '@larder/ui/overlays';
import { SearchField } from '@larder/ui/SearchField';
import { SortableList } from '@larder/ui/SortableList';
import { Link } from '@tanstack/react-router';
import { Ellipsis, ListChecks, Plus } from 'lucide-react';
import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import { itemsIn, matchingItems, movedId, moveOp, sectionPlaces, shifted } from '../menuTree';
import { useAvailabilityText } from '../useAvailabilityText';
import type { EightySixActions } from '../useEightySixActions';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import type { MenuRecordQuestion } from '../useMenuRecords';
import { ItemPicture } from './ItemPicture';
import * as styles from './Menu.css';
import { SectionChoice } from './SectionChoice';

const ItemSelection = lazyDialog(() => import('./ItemSelection'), 'ItemSelection');

export interface ItemPaneProps {
  menu: LoadedMenu;
  edits: MenuEdits;
  eightySix: EightySixActions;
  /** ID of the shown section, or `all` or `archived`. */
  current: string;
  onAsk: (question: MenuRecordQuestion) => void;
}

/** The items of a section, in order. The user can drag them, also by keyboard, or move them with Alt and arrow keys. */
export function ItemPane({ menu, edits, eightySix, current, onAsk }: ItemPaneProps) {
  const { t } = useTranslation();
  const { catalogue, index, isEditable, show, search } = menu;
  const [announcement, setAnnouncement] = useState('');
  const [isSelecting, setSelecting] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const section = index.section.get(current);
  const items = itemsIn(catalogue, index, current);
  const query = search.q?.trim() ?? '';
  const field = useDebouncedText(search.q ?? '', (q) =>
    show({ q: q || undefined, ...(q && section && { section: 'all' }) }, true),
  );
  const shown = matchingItems(items, query);
  const isSortable = isEditable && section !== undefined && query === '';
  const title = section?.name ?? t(current === 'archived' ? 'menu.tree.archived' : 'menu.tree.all');
  useShortcuts({
    search: () => searchField.current?.focus(),
    ...(isEditable && section && { create: () => onAsk({ kind: 'item', parentId: section.id }) }),
    ...(search.item !== undefined && { clearSelection: () => show({ item: undefined }) }),
  });

  const reorder = (id: string | undefined, next: readonly string[]) => {
    const item = id === undefined ? undefined : index.item.get(id);
    if (!item || !section) return;
    const text = t('menu.tree.moved', {
      name: item.name,
      n: next.indexOf(item.id) + 1,
      total: next.length,
      parent: section.name,
    });
    setAnnouncement(text);
    void edits.apply([moveOp('item', item.id, section.id, section.itemIds, next)], text);
  };
  const ids = shown.map(({ id }) => id);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !isSortable || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const id = (event.target as Element).closest<HTMLElement>('[role="row"]')?.dataset.key;
    const next = id === undefined ? undefined : shifted(ids, id, event.key === 'ArrowUp' ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
    if (next) reorder(id, next);
  };
  const renderRow = (item: Item) => <ItemRow {...{ item, menu, edits, eightySix, section: section?.id }} />;

  return (
    <section className={styles.items} aria-label={title} onKeyDownCapture={handleKeyDown}>
      <div className={styles.paneHead}>
        <h2 className={styles.paneTitle}>
          <bdi>{title}</bdi> <span className={styles.count}>{items.length}</span>
        </h2>
        <div className={styles.paneSearch}>
          <SearchField ref={searchField} label={t('menu.items.search')} {...field} aria-keyshortcuts="/" />
        </div>
        {isEditable && section && (
          <Button
            size="bar"
            variant="filled"
            startIcon={Plus}
            aria-keyshortcuts="n"
            onClick={() => onAsk({ kind: 'item', parentId: section.id })}
          >
            {t('menu.items.add')}
          </Button>
        )}
        {isEditable && items.length > 0 && (
          <Button
            size="bar"
            startIcon={ListChecks}
            aria-pressed={isSelecting}
            onClick={() => setSelecting(!isSelecting)}
          >
            {t('menu.many.open')}
          </Button>
        )}
        <SectionChoice menu={menu} current={current} />
      </div>
      <div className={styles.paneBody}>
        {shown.length === 0 ? (
          <EmptyState
            size="sm"
            illustration={items.length > 0 ? 'search' : 'shelf'}
            title={t(items.length > 0 ? 'menu.items.noMatches' : 'menu.items.empty')}
            description={section && items.length === 0 ? t('menu.items.emptyHint') : undefined}
          />
        ) : isEditable && isSelecting ? (
          <Suspense>
            <ItemSelection
              key={current}
              {...{ menu, edits, current, renderRow }}
              items={shown}
              label={t('menu.items.of', { name: title })}
            />
          </Suspense>
        ) : isSortable ? (
          <SortableList
            label={t('menu.items.of', { name: title })}
            items={shown}
            getName={({ name }) => name}
            onReorder={(next) => {
              const order = next.map(({ id }) => id);
              reorder(movedId(ids, order), order);
            }}
          >
            {renderRow}
          </SortableList>
        ) : (
          <ul className={styles.plainList} aria-label={t('menu.items.of', { name: title })}>
            {shown.map((item) => (
              <li key={item.id} data-plain>
                {renderRow(item)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

interface ItemRowProps extends Pick<ItemPaneProps, 'menu' | 'edits' | 'eightySix'> {
  item: Item;
  /** ID of the section that lists the row, if any. */
  section: string | undefined;
}

function ItemRow({ item, menu, edits, eightySix, section }: ItemRowProps) {
  const { t } = useTranslation();
  const textOf = useAvailabilityText(menu);
  const { pricePlace: place, index, formats, search } = menu;
  const state = menu.availabilityOf(item);
  const entry = menu.entryOf(item.id);
  const price = place && itemPrice(item, place);
  const margin = place && marginOf(item, place);
  const contains = item.allergens
    .filter(({ level }) => level === 'contains')
    .map(({ allergenId }) => index.allergen.get(allergenId)?.name ?? '');
  const facts = [...item.tags.map((tag) => t(`menu.tags.${tag}`)), ...contains].join(' · ');
  const isOff = entry !== undefined || state?.available === false;
  return (
    <div className={styles.row} data-open={search.item === item.id || undefined} data-off={isOff || undefined}>
      <ItemPicture item={item} />
      <span className={styles.rowWords}>
        <Link
          from="/apps/management/menuManagement"
          search={(previous) => ({ ...previous, item: item.id })}
          resetScroll={false}
          className={styles.rowName}
          aria-current={search.item === item.id ? 'true' : undefined}
        >
          <bdi>{item.name}</bdi>
        </Link>
        <span className={styles.rowNote}>
          {state && !state.available && <bdi className={styles.off}>{textOf(item, state)}</bdi>}
          {facts}
        </span>
      </span>
      <span className={styles.rowPrice}>
        {price && (
          <span className={styles.price}>
            {price.amount === null ? '—' : formats.money(price.amount, place.currency)}
            {price.origin === 'override' && (
              <>
                <span aria-hidden>*</span>
                <VisuallyHidden> {t('menu.prices.own', { name: place.name })}</VisuallyHidden>
              </>
            )}
          </span>
        )}
        {margin !== null && margin !== undefined && (
          <span className={styles.margin} data-low={margin < 50_000 || undefined} title={t('menu.prices.margin')}>
            <VisuallyHidden>{t('menu.prices.margin')} </VisuallyHidden>
            {formats.percent(margin / 100_000, 0)}
          </span>
        )}
      </span>
      {menu.may86 && !item.archived ? (
        <Switch
          aria-label={t('menu.items.onSale', { name: item.name })}
          checked={entry === undefined}
          onCheckedChange={(isOn) =>
            isOn && entry
              ? void eightySix.restore(entry, item.name)
              : void eightySix.takeOff({ kind: 'item', id: item.id, name: item.name })
          }
        />
      ) : (
        <span />
      )}
      {menu.isEditable ? <ItemActions {...{ item, menu, edits, section }} /> : <span />}
    </div>
  );
}

function ItemActions({ item, menu, edits, section }: Omit<ItemRowProps, 'eightySix'>) {
  const { t } = useTranslation();
  const { id, name, version } = item;
  const { catalogue, index } = menu;
  const places = sectionPlaces(catalogue, index);
  const others = places.filter((each) => !each.section.itemIds.includes(id));
  const end = Number.MAX_SAFE_INTEGER;
  const run = (op: MenuOp, key: string, parent?: string) =>
    void edits.apply([op], t(`menu.toasts.${key}`, { name, parent }));
  return (
    <ActionMenu
      label={t('menu.more', { name })}
      placement="bottom end"
      trigger={<IconButton size="sm" icon={Ellipsis} label={t('menu.more', { name })} showTooltip={false} />}
    >
      {section && others.length > 0 && (
        <SubMenu label={t('menu.items.moveTo')}>
          {others.map((each) => (
            <MenuItem
              key={each.section.id}
              onAction={() =>
                run(
                  { op: 'move', kind: 'item', id, fromParentId: section, toParentId: each.section.id, index: end },
                  'moved',
                  each.section.name,
                )
              }
            >
              {each.label}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      {!item.archived && others.length > 0 && (
        <SubMenu label={t('menu.items.placeIn')}>
          {others.map((each) => (
            <MenuItem
              key={each.section.id}
              onAction={() =>
                run({ op: 'place', itemId: id, sectionId: each.section.id, index: end }, 'placed', each.section.name)
              }
            >
              {each.label}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      {section && (
        <MenuItem
          onAction={() =>
            run(
              { op: 'unplace', itemId: id, sectionId: section, index: 0 },
              'unplaced',
              index.section.get(section)?.name,
            )
          }
        >
          {t('menu.items.unplace')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        tone={item.archived ? 'neutral' : 'danger'}
        onAction={() =>
          run(
            { op: item.archived ? 'restore' : 'archive', kind: 'item', id, version },
            item.archived ? 'restored' : 'archived',
          )
        }
      >
        {t(item.archived ? 'menu.restore' : 'menu.archive')}
      </MenuItem>
    </ActionMenu>
  );
}
