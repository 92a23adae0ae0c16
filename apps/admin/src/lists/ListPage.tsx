import { Button, Stack } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { ServerTable } from '@larder/ui/table';
import { FileUp, Plus } from 'lucide-react';
import { Suspense, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../components/lazyDialog';
import { useShortcuts } from '../hooks/useShortcuts';
import type { DeleteManyTexts } from './DeleteManyDialog';
import { ExportMenu } from './exporting/ExportMenu';
import type { ListActionsProps } from './ListActions';
import { useInterruptedImport } from './importing/useInterruptedImport';
import { EmbeddedListHeader, ListHeader } from './ListHeader';
import { ListToolbar } from './ListToolbar';
import type { ListSearch } from './listState';
import { useListCommands } from './useListCommands';
import { useListTable, type ListTableOptions, type ListTexts } from './useListTable';
import { ViewTabs, type BuiltInView } from './views/ViewTabs';

const ListActions = lazyNamed(
  lazyModule(() => import('./ListActions')),
  'ListActions',
);
const DeleteManyDialog = lazyDialog(() => import('./DeleteManyDialog'), 'DeleteManyDialog');

export interface ListPageTexts extends ListTexts {
  search?: { label?: string; placeholder?: string };
  /** Describes the selection, such as "2 users selected". */
  selected?: (count: number) => string;
  deleteMany?: (count: number) => DeleteManyTexts;
}

export interface ListPageProps<Row extends { id: number | string }, Search extends ListSearch>
  extends ListActionsProps<Row, Search>, Pick<ListTableOptions<Row>, 'rowActions' | 'rowLink'> {
  description?: string;
  /** If true, the list is part of another page: its title is an h2, and the document keeps its title. @default false */
  embedded?: boolean;
  texts?: ListPageTexts;
  /** Further buttons and links in the header. */
  headerActions?: ReactNode;
  /** Content between the header and the views, such as statistics. */
  summary?: ReactNode;
  /** Views that every user has, instead of the view of all rows. */
  builtInViews?: readonly BuiltInView[];
  /** Controls before the filters in the toolbar. */
  toolbarStart?: ReactNode;
  /** Filters that need more space than chips in the toolbar. */
  filterPanel?: ReactNode;
  /** Adds a create button and the N shortcut. Omit if the user may not create records. */
  create?: { label: string; onCreate: () => void };
  /** The lazy-loaded import dialog. Omit if the user may not import. */
  importDialog?: ComponentType<{ onClose: () => void }>;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A list page: header, saved views, filters, table and actions for the selection. */
export function ListPage<Row extends { id: number | string }, Search extends ListSearch>({
  list,
  description,
  embedded = false,
  texts = {},
  headerActions,
  summary,
  builtInViews,
  toolbarStart,
  exportable = true,
  filterPanel,
  create,
  importDialog: ImportDialog,
  rowActions,
  rowLink,
  bulkActions,
  deletion,
  children,
}: ListPageProps<Row, Search>) {
  const { t } = useTranslation();
  const tableId = useId();
  const searchField = useRef<HTMLInputElement>(null);
  const [isImporting, setImporting] = useState(false);
  const [hasSelected, setHasSelected] = useState(false);
  const { title, all, total, selection } = list;
  const count = selection.rows.length;
  const hasFilterPanel = filterPanel !== undefined;
  if (count > 0 && !hasSelected) setHasSelected(true);

  useInterruptedImport();
  useShortcuts({
    // On another page, these keys belong to the search and the create button of that page.
    ...(!embedded && { search: () => searchField.current?.focus(), ...(create && { create: create.onCreate }) }),
    ...(count > 0 && { clearSelection: selection.clear }),
  });
  useListCommands(
    list,
    exportable,
    deletion?.remove,
    texts.selected?.(count) ?? t('lists.commands.selected', { count }),
  );

  const createButton = create && (
    <Button variant="filled" size="bar" startIcon={Plus} onClick={create.onCreate} aria-keyshortcuts="n">
      {create.label}
    </Button>
  );
  const table = useListTable(list, { texts, rowActions, rowLink, createButton, hasFilterPanel });

  const Header = embedded ? EmbeddedListHeader : ListHeader;

  return (
    <Stack gap="px16">
      <Header
        title={title}
        description={description}
        actions={
          <>
            {headerActions}
            {ImportDialog && (
              <Button size="bar" startIcon={FileUp} disabled={!all} onClick={() => setImporting(true)}>
                {t('lists.import.label')}
              </Button>
            )}
            {exportable && (
              <ExportMenu
                total={list.findAll && total}
                selected={count}
                onExport={(format, scope) => (scope === 'all' ? list.exportAll(format) : list.exportSelected(format))}
              />
            )}
            {createButton}
          </>
        }
      />
      {summary}
      <ViewTabs
        views={list.views}
        builtIn={builtInViews}
        controls={tableId}
        total={all?.length}
        countOf={list.countOf}
      />
      {filterPanel}
      {/* The bar is fixed. As an item of the stack, its element without height would double the gap. */}
      <div>
        <ServerTable
          id={tableId}
          {...table}
          toolbar={
            <ListToolbar
              list={list}
              search={texts.search}
              searchRef={searchField}
              startContent={toolbarStart}
              showFilterTags={hasFilterPanel}
            />
          }
        />
        {hasSelected && (
          <Suspense>
            <ListActions list={list} exportable={exportable} bulkActions={bulkActions} deletion={deletion} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {deletion && deletion.asked.length > 0 && (
          <DeleteManyDialog
            count={deletion.asked.length}
            texts={texts.deleteMany?.(deletion.asked.length)}
            onConfirm={deletion.confirm}
            onCancel={deletion.cancel}
          />
        )}
        {isImporting && ImportDialog && <ImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
      {children}
    </Stack>
  );
}
