import type { Email, MailFolder } from '@larder/domain/contract';
import { Checkbox } from '@larder/ui';
import { IconButton, SegmentedControl } from '@larder/ui/overlays';
import { Menu as MenuIcon, RefreshCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailActions } from '../useMailActions';
import type { MailLabels } from '../useMailLabels';
import type { MailPage } from '../useMailPage';
import * as styles from './Mail.css';
import { MailSearchChips, MailSearchField } from './MailSearchField';
import { MailTools, type OpenMenu } from './MailTools';

export interface MailListHeadProps {
  page: MailPage;
  labels: MailLabels;
  actions: MailActions;
  title: string;
  searchField: RefObject<HTMLInputElement | null>;
  menu: OpenMenu;
  onMenuChange: (menu: OpenMenu) => void;
  onOpenPlaces: () => void;
  /** Called to move emails to the trash or, after confirmation, delete them permanently. */
  onDelete: (mails: readonly Email[]) => void;
  onMove: (mails: readonly Email[], folder: MailFolder) => void;
  /** Actions of the whole folder. */
  folderActions?: ReactNode;
}

/** Header of the list: the title and the filter, or actions for the selection, and the search with its chips. */
export function MailListHead({
  page,
  labels,
  actions,
  title,
  searchField,
  menu,
  onMenuChange,
  onOpenPlaces,
  onDelete,
  onMove,
  folderActions,
}: MailListHeadProps) {
  const { t } = useTranslation();
  const { search, query, mails, selected, select, show } = page;
  return (
    <>
      {selected.length > 0 ? (
        <div className={styles.bar} role="toolbar" aria-label={t('mail.selectionTools')}>
          <Checkbox
            aria-label={t('mail.selectAll')}
            checked={selected.length === mails.length}
            indeterminate={selected.length < mails.length}
            onCheckedChange={(isOn) => select(isOn ? mails.map(({ id }) => id) : [])}
          />
          <span role="status" className={styles.position}>
            {t('mail.selected', { count: selected.length })}
          </span>
          <span className={styles.spacer} />
          <MailTools mails={selected} {...{ actions, labels, menu, onMenuChange, onDelete, onMove }} />
        </div>
      ) : (
        <div className={styles.bar}>
          <span className={styles.onlyNarrow}>
            <IconButton size="sm" icon={MenuIcon} label={t('mail.foldersTitle')} onClick={onOpenPlaces} />
          </span>
          <h1 className={styles.listTitle}>{title}</h1>
          {folderActions}
          <IconButton
            size="sm"
            icon={RefreshCw}
            label={t('mail.refresh')}
            loading={query.isRefetching}
            onClick={() => void query.refetch()}
          />
          <SegmentedControl
            label={t('mail.show')}
            options={[
              { value: 'all', label: t('mail.all') },
              { value: 'unread', label: t('mail.unread') },
            ]}
            value={search.unread ? 'unread' : 'all'}
            onValueChange={(value) => show({ unread: value === 'unread' ? 1 : undefined })}
          />
        </div>
      )}
      <div className={styles.searchBar}>
        {selected.length === 0 && mails.length > 0 && (
          <Checkbox
            aria-label={t('mail.selectAll')}
            checked={false}
            onCheckedChange={() => select(mails.map(({ id }) => id))}
          />
        )}
        <MailSearchField page={page} searchField={searchField} />
        <MailSearchChips page={page} />
      </div>
    </>
  );
}
