import { taskFilters, taskTags, type TaskFilter, type TaskTag } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Nav, type NavItem, type NavLinkProps } from '@larder/ui/Nav';
import { vars } from '@larder/ui/theme';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dotIcon } from '../../../components/dotIcon';
import { useFormats } from '../../../hooks/useFormats';
import { filterIcons, tagTones, type TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';

const dots = Object.fromEntries(taskTags.map((tag) => [tag, dotIcon(vars.color[tagTones[tag]].main)])) as Record<
  TaskTag,
  ReturnType<typeof dotIcon>
>;

export interface TaskPlacesProps {
  page: TasksPage;
  labels: TaskLabels;
  /** Reason why the user can't add tasks; undefined if they can. */
  createDenial: string | undefined;
  /** Called when a list or the new task is opened. */
  onNavigate?: () => void;
}

/** The button to add a task, and links to filters and tags with the number of open tasks. */
export function TaskPlaces({ page, labels, createDenial, onNavigate }: TaskPlacesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
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
    onNavigate,
    renderLink: ({ href, ...link }: NavLinkProps) => (
      <Link {...link} to={href} search={{ sortBy, group }} activeOptions={{ exact: true }} />
    ),
  };
  return (
    <>
      <Button
        variant="filled"
        block
        startIcon={Plus}
        aria-keyshortcuts="n"
        disabledReason={createDenial}
        onClick={() => {
          onNavigate?.();
          page.show({ task: 'new' });
        }}
      >
        {t('tasks.add')}
      </Button>
      <Nav label={t('tasks.lists')} items={[undefined, ...taskFilters].map(filterItem)} {...shared} />
      <Nav label={t('tasks.tagsTitle')} showTitle items={taskTags.map(tagItem)} {...shared} />
    </>
  );
}
