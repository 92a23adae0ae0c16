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

/** A view of the list that every user has. */
export interface BuiltInView {
  id: string;
  label: string;
  /** Number of matching rows; undefined while loading. */
  count: number | undefined;
  isOpen: boolean;
  open: () => void;
}

export interface ViewTabsProps<Search extends ListSearch> {
  views: ListViews<Search>;
  /** Views that replace the view of all rows. */
  builtIn?: readonly BuiltInView[];
  /** Returns the number of rows that match a search; undefined while loading. */
  countOf: (search: Search) => number | undefined;
  total: number | undefined;
  /** ID of the element that the tabs control. */
  controls: string;
}

function openTab<Search extends ListSearch>(id: string, builtIn: readonly BuiltInView[], views: ListViews<Search>) {
  const view = builtIn.find((each) => each.id === id);
  if (view) view.open();
  else views.open(views.views.find((each) => each.id === id));
}

/** The saved views of a list as tabs with their numbers of rows. */
export function ViewTabs<Search extends ListSearch>({
  views,
  builtIn,
  countOf,
  total,
  controls,
}: ViewTabsProps<Search>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [open, setOpen] = useState<ViewDialog>();
  const { current, access } = views;
  const showAll = () => views.open(undefined);
  const firstViews = builtIn ?? [
    { id: 'all', label: t('lists.views.all'), count: total, isOpen: !current, open: showAll },
  ];
  const openBuiltIn = current ? undefined : firstViews.find(({ isOpen }) => isOpen);
  const isChanged = views.isChanged && !(builtIn && openBuiltIn);
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
        value={current?.id ?? openBuiltIn?.id ?? firstViews[0]?.id}
        onValueChange={(id) => openTab(id, firstViews, views)}
        items={[
          ...firstViews.map((view) => ({ id: view.id, label: view.label, count: count(view.count) })),
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
            link={`${window.location.origin}${window.location.pathname}?saved=${current.id}`}
            onClose={() => setOpen(undefined)}
            onSave={async (set) => void (await views.share(current, set))}
          />
        )}
      </Suspense>
    </>
  );
}
