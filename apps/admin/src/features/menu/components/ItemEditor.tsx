import type { MenuItem } from '@larder/domain/contract';
import { Alert, Button, Skeleton, StatusPill } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { IconButton, Tabs } from '@larder/ui/overlays';
import { Check, Eye, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { itemTabs } from '../menuSearch';
import { useAvailabilityText } from '../useAvailabilityText';
import type { EightySixActions } from '../useEightySixActions';
import { useItemFields } from '../useItemFields';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { ItemDetailsTab } from './ItemDetailsTab';
import { ItemPicture } from './ItemPicture';
import * as styles from './Menu.css';

const ItemConflictAlert = lazyDialog(() => import('./ItemConflictAlert'), 'ItemConflictAlert');
const ItemPreviewDialog = lazyDialog(() => import('./ItemPreviewDialog'), 'ItemPreviewDialog');

const tabContent = {
  details: ItemDetailsTab,
  prices: lazyNamed(
    lazyModule(() => import('./ItemPricesTab')),
    'ItemPricesTab',
  ),
  modifiers: lazyNamed(
    lazyModule(() => import('./ItemModifiersTab')),
    'ItemModifiersTab',
  ),
  allergens: lazyNamed(
    lazyModule(() => import('./ItemAllergensTab')),
    'ItemAllergensTab',
  ),
  availability: lazyNamed(
    lazyModule(() => import('./ItemAvailabilityTab')),
    'ItemAvailabilityTab',
  ),
  history: lazyNamed(
    lazyModule(() => import('./ItemHistoryTab')),
    'ItemHistoryTab',
  ),
};

export interface ItemEditorProps {
  item: MenuItem;
  menu: LoadedMenu;
  edits: MenuEdits;
  eightySix: EightySixActions;
}

/** An item with its tabs. Fields are saved to the draft on blur. */
export function ItemEditor({ item, menu, edits, eightySix }: ItemEditorProps) {
  const { t } = useTranslation();
  const fields = useItemFields(item, edits);
  const textOf = useAvailabilityText(menu);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = menu.availabilityOf(item);
  const [isPreviewed, setPreviewed] = useState(false);
  const tab = menu.search.tab ?? 'details';
  const TabContent = tabContent[tab];
  // On small screens the editor replaces the list, so focus moves with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className={styles.editor} aria-label={item.name}>
      <div className={styles.paneBody}>
        <div className={styles.editorHead}>
          <ItemPicture item={item} size="head" />
          <div className={styles.rowWords}>
            <h2 ref={heading} tabIndex={-1} className={styles.paneTitle}>
              <bdi>{item.name}</bdi>
            </h2>
            {item.archived ? (
              <StatusPill tone="dark">{t('menu.reasons.archived')}</StatusPill>
            ) : (
              state && <StatusPill tone={state.available ? 'success' : 'danger'}>{textOf(item, state)}</StatusPill>
            )}
          </div>
          <IconButton
            icon={Eye}
            label={t('menu.preview.open', { name: item.name })}
            onClick={() => setPreviewed(true)}
          />
          <IconButton
            icon={X}
            label={t('menu.items.close')}
            onClick={() => menu.show({ item: undefined, tab: undefined })}
          />
        </div>
        <Tabs
          label={t('menu.items.about', { name: item.name })}
          className={styles.editorTabs}
          size="sm"
          value={tab}
          onValueChange={(next) => menu.show({ tab: next === 'details' ? undefined : next }, true)}
          items={itemTabs.map((id) => ({
            id,
            label: t(`menu.tabs.${id}`),
            count: id === 'modifiers' ? item.groupLinks.length || undefined : undefined,
            ...(id === tab && {
              content: (
                <div className={styles.editorBody}>
                  {fields.failure && (
                    <Alert
                      tone="danger"
                      title={t('common.notSaved')}
                      action={
                        <Button size="sm" onClick={fields.retry}>
                          {t('common.retry')}
                        </Button>
                      }
                    >
                      {fields.failure.text}
                    </Alert>
                  )}
                  <Suspense>{fields.conflict && <ItemConflictAlert menu={menu} conflict={fields.conflict} />}</Suspense>
                  <Suspense fallback={<Skeleton blockSize={320} aria-busy />}>
                    <TabContent menu={menu} fields={fields} eightySix={eightySix} />
                  </Suspense>
                </div>
              ),
            }),
          }))}
        />
      </div>
      <div className={styles.saved} role="status">
        {!menu.isEditable &&
          t(
            !menu.mayUpdate
              ? 'menu.readOnly.denied'
              : menu.state === 'published'
                ? 'menu.readOnly.published'
                : 'menu.readOnly.scheduled',
          )}
        {menu.isEditable && fields.status === 'saving' && t('menu.saving')}
        {menu.isEditable && fields.status === 'saved' && (
          <>
            <Check size={16} aria-hidden /> {t('menu.saved')}
          </>
        )}
        {menu.isEditable && fields.status === 'idle' && t('menu.autosave')}
      </div>
      <Suspense>
        {isPreviewed && <ItemPreviewDialog item={item} menu={menu} onClose={() => setPreviewed(false)} />}
      </Suspense>
    </section>
  );
}
