import { menuPartOf, activeOptions } from '@larder/domain/contract';
import { Button, EmptyState, StatusPill } from '@larder/ui';
import { Drawer, IconButton, Tabs } from '@larder/ui/overlays';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { listKinds, type ListKind } from '../menuSearch';
import { usersOf, type SharedRecord } from '../menuUsers';
import { useChoiceRule } from '../useChoiceRule';
import { useDaypartText } from '../useDaypartText';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import * as styles from './Menu.css';

const ArchiveSharedDialog = lazyDialog(() => import('./ArchiveSharedDialog'), 'ArchiveSharedDialog');

export interface MenuListDrawerProps {
  kind: ListKind;
  menu: LoadedMenu;
  edits: MenuEdits;
}

/** The modifier groups, dayparts and allergens that items share, with the records that use them. */
export function MenuListDrawer({ kind, menu, edits }: MenuListDrawerProps) {
  const { t } = useTranslation();
  const { catalogue, isEditable, show } = menu;
  const [asked, setAsked] = useState<SharedRecord>();
  const recordsOf = (each: ListKind): readonly SharedRecord[] => catalogue[menuPartOf[each]];
  const rows = recordsOf(kind).toSorted((a, b) => Number(a.archived) - Number(b.archived));

  return (
    <Drawer
      open
      onOpenChange={() => show({ list: undefined })}
      title={t('menu.lists.title')}
      footer={
        isEditable && (
          <Button variant="filled" startIcon={Plus} onClick={() => show({ edit: `new-${kind}` })}>
            {t(`menu.records.add.${kind}`)}
          </Button>
        )
      }
    >
      <Tabs
        label={t('menu.lists.title')}
        value={kind}
        onValueChange={(list) => show({ list }, true)}
        items={listKinds.map((id) => ({
          id,
          label: t(`menu.lists.kinds.${id}`),
          count: recordsOf(id).filter(({ archived }) => !archived).length,
          ...(id === kind && {
            content:
              rows.length === 0 ? (
                <EmptyState size="sm" title={t(`menu.lists.empty.${kind}`)} />
              ) : (
                <ul className={styles.plainList} aria-label={t(`menu.lists.kinds.${kind}`)}>
                  {rows.map((record) => (
                    <SharedRow key={record.id} {...{ kind, record, menu, edits }} onArchive={() => setAsked(record)} />
                  ))}
                </ul>
              ),
          }),
        }))}
      />
      <Suspense>
        {asked && <ArchiveSharedDialog {...{ kind, menu, edits }} record={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </Drawer>
  );
}

interface SharedRowProps extends MenuListDrawerProps {
  record: SharedRecord;
  onArchive: () => void;
}

function SharedRow({ kind, record, menu, edits, onArchive }: SharedRowProps) {
  const { t } = useTranslation();
  const ruleOf = useChoiceRule();
  const windowsText = useDaypartText();
  const { id, name, version, archived } = record;
  const count = usersOf(menu.catalogue, kind, id).length;
  const factOf = () => {
    if ('windows' in record) return windowsText(record.windows);
    if (!('optionIds' in record)) return record.builtIn && t('menu.lists.builtIn');
    const total = activeOptions(menu.index, record).length;
    return ruleOf({ min: record.min, max: record.max, total });
  };
  const usage = count > 0 ? t('menu.lists.usedBy', { count }) : t('menu.lists.notUsed');
  return (
    <li className={styles.sharedRow} data-off={archived || undefined}>
      <span className={styles.lineWords}>
        <bdi className={styles.rowName}>{name}</bdi>
        <br />
        <span className={styles.rowNote}>{[factOf(), usage].filter(Boolean).join(' · ')}</span>
      </span>
      {archived && <StatusPill tone="dark">{t('menu.reasons.archived')}</StatusPill>}
      {menu.isEditable && archived && (
        <IconButton
          size="sm"
          icon={ArchiveRestore}
          label={t('menu.lists.restore', { name })}
          onClick={() => void edits.apply([{ op: 'restore', kind, id, version }], t('menu.toasts.restored', { name }))}
        />
      )}
      {menu.isEditable && !archived && (
        <>
          <IconButton
            size="sm"
            icon={Pencil}
            label={t('menu.records.edit', { name })}
            onClick={() => menu.show({ edit: id })}
          />
          {!('builtIn' in record && record.builtIn) && (
            <IconButton size="sm" icon={Archive} label={t('menu.lists.archive', { name })} onClick={onArchive} />
          )}
        </>
      )}
    </li>
  );
}
