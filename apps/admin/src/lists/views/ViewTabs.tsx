import { Button, Stack } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { IconButton, Menu, Tabs } from '@larder/ui/overlays';
import { Bookmark, BookmarkPlus, Ellipsis, Save, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { usePageCommands } from '../../hooks/usePageCommands';
import { useFormats } from '../../hooks/useFormats';
import type { ListSearch } from '../listState';
import type { ListViews } from './useListViews';
import type { ViewDialog } from './ViewMenuItems';

const menuContent = lazyModule(() => import('./ViewMenuItems'));
const ViewMenuItems = lazyNamed(menuContent, 'ViewMenuItems');
const ViewNameDialog = lazyDialog(() => import('./ViewNameDialog'), 'ViewNameDialog');
const ViewShareDialog = lazyDialog(() => import('./ViewShareDialog'), 'ViewShareDialog');

export interface ViewTabsProps<Search extends ListSearch> {
  views: ListViews<Search>;
  /** Returns the number of rows that match a search; undefined while loading. */
  countOf: (search: Search) => number | undefined;
  /** Total number of rows. */
  total: number | undefined;
  /** ID of the element that the tabs control. */
  controls: string;
}

/** The saved views of a list as tabs with live counts. */
export function ViewTabs<Search extends ListSearch>({ views, countOf, total, controls }: ViewTabsProps<Search>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [open, setOpen] = useState<ViewDialog>();
  const { current, isChanged, access } = views;
  const mayEdit = access === 'owner' || access === 'edit';
  usePageCommands(
    views.views
      .filter(({ id }) => id !== current?.id)
      .map((view) => ({
        id: `view-${view.id}`,
        title: t('lists.views.command', { name: view.name }),
        icon: Bookmark,
        run: () => views.open(view),
      })),
  );
  const count = (value: number | undefined) => (value === undefined ? undefined : formats.number(value));

  return (
    <>
      <Tabs
        label={t('lists.views.label')}
        controls={controls}
        value={current?.id ?? 'all'}
        onValueChange={(id) => views.open(views.views.find((view) => view.id === id))}
        items={[
          { id: 'all', label: t('lists.views.all'), count: count(total) },
          ...views.views.map((view) => ({
            id: view.id,
            label: view.name,
            ...((view.scope === 'workplace' || view.sharedWith.length > 0) && { icon: Users }),
            count: count(countOf(views.searchOf(view))),
          })),
        ]}
        endContent={
          <Stack direction="row" gap="px4">
            {isChanged && (
              <Button
                size="sm"
                variant="plain"
                startIcon={current && mayEdit ? Save : BookmarkPlus}
                onClick={() => (current && mayEdit ? void views.saveChanges(current) : setOpen('new'))}
              >
                {t(current && mayEdit ? 'lists.views.saveChanges' : 'lists.views.save')}
              </Button>
            )}
            <Menu
              label={t('lists.views.options')}
              placement="bottom end"
              content={menuContent}
              trigger={<IconButton size="sm" icon={Ellipsis} label={t('lists.views.options')} />}
            >
              <ViewMenuItems views={views} onOpen={setOpen} />
            </Menu>
          </Stack>
        }
      />
      <Suspense>
        {(open === 'new' || (open === 'rename' && current)) && (
          <ViewNameDialog
            view={open === 'rename' ? current : undefined}
            onClose={() => setOpen(undefined)}
            onSave={async (name, scope) => {
              if (open === 'rename' && current) await views.rename(current, name);
              else await views.saveNew(name, scope);
            }}
          />
        )}
        {open === 'share' && current && (
          <ViewShareDialog
            view={current}
            onClose={() => setOpen(undefined)}
            onSave={async (set) => void (await views.share(current, set))}
          />
        )}
      </Suspense>
    </>
  );
}
