import { taskOrders } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import { IconButton, Menu, MenuItem } from '@larder/ui/overlays';
import { ArrowDownUp, CalendarRange, Menu as MenuIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import type { TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import * as styles from './Tasks.css';

/** The orders in the menu. The keys 1 to 6 choose them. */
export const taskListOrders = ['rank', ...taskOrders] as const;

export interface TaskToolbarProps {
  page: TasksPage;
  labels: TaskLabels;
  title: string;
  searchField: RefObject<HTMLInputElement | null>;
  onOpenPlaces: () => void;
}

/** Title, search, order and grouping of the list. */
export function TaskToolbar({ page, labels, title, searchField, onOpenPlaces }: TaskToolbarProps) {
  const { t } = useTranslation();
  const { search, show } = page;
  const field = useDebouncedText(search.q ?? '', (q) => show({ q: q || undefined }, true));
  const order = search.sortBy ?? 'rank';
  return (
    <div className={styles.toolbar}>
      <span className={styles.onlyNarrow}>
        <IconButton size="sm" icon={MenuIcon} label={t('tasks.lists')} onClick={onOpenPlaces} />
      </span>
      <h1 className={styles.listTitle}>{title}</h1>
      <SearchField
        {...field}
        ref={searchField}
        className={styles.search}
        label={t('tasks.search')}
        placeholder={t('tasks.search')}
        aria-keyshortcuts="/"
      />
      <Menu
        label={t('tasks.sort')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[order]}
        onSelectionChange={(keys) => {
          const next = taskListOrders.find((each) => keys !== 'all' && keys.has(each));
          show({ sortBy: next === 'rank' ? undefined : next });
        }}
        trigger={
          <Button size="bar" startIcon={ArrowDownUp}>
            {labels.order(order)}
          </Button>
        }
      >
        {taskListOrders.map((each, index) => (
          <MenuItem key={each} id={each} shortcut={String(index + 1)}>
            {labels.order(each)}
          </MenuItem>
        ))}
      </Menu>
      <IconButton
        size="bar"
        icon={CalendarRange}
        label={t('tasks.groupByDue')}
        aria-pressed={search.group !== undefined}
        variant="outline"
        tone={search.group ? 'primary' : 'secondary'}
        onClick={() => show({ group: search.group ? undefined : 'due' })}
      />
    </div>
  );
}
