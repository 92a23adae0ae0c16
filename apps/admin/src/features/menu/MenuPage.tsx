import { useCancelMenuSchedule } from '@larder/domain';
import { Alert, Button, EmptyState, Skeleton } from '@larder/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { lazyDialog } from '../../components/lazyDialog';
import { notify } from '../../lib/notify';
import { ItemPane } from './components/ItemPane';
import * as styles from './components/Menu.css';
import { MenuHeader } from './components/MenuHeader';
import { SectionPane } from './components/SectionPane';
import { sectionPlaces } from './menuTree';
import { useEightySixActions } from './useEightySixActions';
import { isLoaded, useMenu, type LoadedMenu } from './useMenu';
import { useMenuEdits, type MenuEdits } from './useMenuEdits';
import { useMenuReason } from './useMenuReason';
import { useMenuRecords } from './useMenuRecords';

export { loadMenu } from './menuQueries';

const ItemEditor = lazyDialog(() => import('./components/ItemEditor'), 'ItemEditor');
const EightySixBoard = lazyDialog(() => import('./components/EightySixBoard'), 'EightySixBoard');
const EightySixDialog = lazyDialog(() => import('./components/EightySixDialog'), 'EightySixDialog');
const PriceSheet = lazyDialog(() => import('./components/PriceSheet'), 'PriceSheet');
const MenuDoctor = lazyDialog(() => import('./components/MenuDoctor'), 'MenuDoctor');
const ChangesPanel = lazyDialog(() => import('./components/ChangesPanel'), 'ChangesPanel');
const PublishDialog = lazyDialog(() => import('./components/PublishDialog'), 'PublishDialog');
const SharedLayers = lazyDialog(() => import('./components/SharedLayers'), 'SharedLayers');
const MenuRecordDialog = lazyDialog(() => import('./components/MenuRecordDialog'), 'MenuRecordDialog');

/** The catalogue of the company: sections, items and their prices, the 86 board, and the draft with its revisions. */
export function MenuPage() {
  const { t } = useTranslation();
  const menu = useMenu();
  const edits = useMenuEdits(menu);
  const [isPublishing, setPublishing] = useState(false);
  const { query } = menu;
  const content = () => {
    if (isLoaded(menu)) return <MenuModes menu={menu} edits={edits} />;
    if (!query.isError) return <Skeleton blockSize={480} aria-busy />;
    return <LoadError title={t('menu.failed')} query={query} size="md" />;
  };
  return (
    <div className={styles.page} aria-busy={query.isPending || undefined}>
      <MenuHeader menu={menu} edits={edits} onPublish={() => setPublishing(true)} />
      {isLoaded(menu) && menu.seesDraft && menu.draft.status === 'scheduled' && <ScheduleAlert menu={menu} />}
      {content()}
      <Suspense>
        {isPublishing && isLoaded(menu) && <PublishDialog menu={menu} onClose={() => setPublishing(false)} />}
      </Suspense>
    </div>
  );
}

interface ModesProps {
  menu: LoadedMenu;
  edits: MenuEdits;
}

/** Content of the selected mode, with its dialogs. */
function MenuModes({ menu, edits }: ModesProps) {
  const { t } = useTranslation();
  const eightySix = useEightySixActions(menu);
  const records = useMenuRecords();
  const { search, catalogue, index } = menu;
  const places = sectionPlaces(catalogue, index);
  const isKnown =
    search.section === 'all' ||
    search.section === 'archived' ||
    (search.section !== undefined && index.section.has(search.section));
  // A search that another mode started covers all items.
  const first = search.q ? undefined : places[0]?.section.id;
  const current = isKnown && search.section ? search.section : (first ?? 'all');
  const item = search.item === undefined ? undefined : index.item.get(search.item);

  const mode = () => {
    switch (menu.mode) {
      case 'eightySix':
        return <EightySixBoard menu={menu} eightySix={eightySix} />;
      case 'prices':
        return <PriceSheet menu={menu} edits={edits} />;
      case 'doctor':
        return <MenuDoctor menu={menu} />;
      case 'changes':
        return <ChangesPanel menu={menu} />;
      default:
        if (catalogue.menus.length === 0)
          return (
            <EmptyState
              headingLevel={2}
              title={t('menu.empty')}
              description={t('menu.emptyHint')}
              actions={
                menu.isEditable && (
                  <Button variant="filled" onClick={() => records.ask({ kind: 'menu', parentId: null })}>
                    {t('menu.tree.addMenu')}
                  </Button>
                )
              }
            />
          );
        return (
          <div className={styles.panes} data-open={item ? '' : undefined}>
            <SectionPane menu={menu} edits={edits} current={current} onAsk={records.ask} />
            <ItemPane menu={menu} edits={edits} eightySix={eightySix} current={current} onAsk={records.ask} />
            {item && (
              <Suspense fallback={<Skeleton blockSize={480} aria-busy />}>
                <ItemEditor key={item.id} item={item} menu={menu} edits={edits} eightySix={eightySix} />
              </Suspense>
            )}
          </div>
        );
    }
  };
  return (
    <>
      <Suspense fallback={<Skeleton blockSize={480} aria-busy />}>{mode()}</Suspense>
      <Suspense>
        {eightySix.asked && <EightySixDialog menu={menu} eightySix={eightySix} />}
        {records.question && (
          <MenuRecordDialog question={records.question} menu={menu} edits={edits} onClose={records.close} />
        )}
        {(search.list ?? search.edit) && <SharedLayers menu={menu} edits={edits} />}
      </Suspense>
    </>
  );
}

/** Shows when the draft will be published. Until then, it can't be changed. */
function ScheduleAlert({ menu: { draft, formats, mayPublish } }: { menu: LoadedMenu }) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const { mutate: cancel, isPending } = useCancelMenuSchedule();
  const fail = (error: unknown) =>
    void notify((toast) => void toast.danger(t('common.notSaved'), { description: reason(error) }));
  return (
    <Alert
      tone="info"
      title={t('menu.publish.scheduledFor', { time: formats.dateTime(draft.publishAt ?? '') })}
      action={
        mayPublish && (
          <Button
            size="sm"
            loading={isPending}
            loadingLabel={t('menu.saving')}
            onClick={() => cancel(draft.draftVersion, { onError: fail })}
          >
            {t('menu.publish.cancelSchedule')}
          </Button>
        )
      }
    >
      {t('menu.publish.frozen', { name: draft.scheduledBy?.name ?? '' })}
    </Alert>
  );
}
