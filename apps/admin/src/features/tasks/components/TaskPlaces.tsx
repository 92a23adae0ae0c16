import { taskFilters, taskTags, type TaskFilter, type TaskTag } from '@larder/domain/contract';
import { Nav, type NavItem, type NavLinkProps } from '@larder/ui/Nav';
import { useMediaQuery } from '@larder/ui/shell';
import { below, vars } from '@larder/ui/theme';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dotIcon } from '../../../components/dotIcon';
import { useFormats } from '../../../hooks/useFormats';
import { filterIcons, tagTones, type TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import * as styles from './Tasks.css';

const dots = Object.fromEntries(taskTags.map((tag) => [tag, dotIcon(vars.color[tagTones[tag]].main)])) as Record<
  TaskTag,
  ReturnType<typeof dotIcon>
>;

/** Links to the lists of the page: filters and tags, with the number of open tasks. */
export function TaskPlaces({ page, labels }: { page: TasksPage; labels: TaskLabels }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isNarrow = useMediaQuery(below('lg'));
  const { place, counts } = page;
  const { sortBy, group } = page.search;
  const count = (value: number | undefined) => (value ? formats.number(value) : undefined);
  const filterItem = (filter: TaskFilter | undefined): NavItem => ({
    id: filter ?? 'all',
    label: labels.filter(filter),
    icon: filterIcons[filter ?? 'all'],
    href: filter ? `/apps/todo/${filter}` : '/apps/todo',
    count: filter === 'completed' || filter === 'deleted' ? undefined : count(counts?.[filter ?? 'all']),
  });
  const tagItem = (tag: TaskTag): NavItem => ({
    id: tag,
    label: labels.tag(tag),
    icon: dots[tag],
    href: `/apps/todo/tag/${tag}`,
    count: count(counts?.tags[tag]),
  });
  const shared = {
    current: place.tag ?? place.filter ?? 'all',
    orientation: isNarrow ? ('horizontal' as const) : ('vertical' as const),
    renderLink: ({ href, ...link }: NavLinkProps) => (
      <Link {...link} to={href} search={{ sortBy, group }} activeOptions={{ exact: true }} />
    ),
  };
  return (
    <div className={styles.places}>
      <Nav label={t('tasks.lists')} items={[undefined, ...taskFilters].map(filterItem)} {...shared} />
      <Nav label={t('tasks.tagsTitle')} showTitle={!isNarrow} items={taskTags.map(tagItem)} {...shared} />
    </div>
  );
}
