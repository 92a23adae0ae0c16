import type { Email } from '@larder/domain/contract';
import { Button, EmptyState } from '@larder/ui';
import { MailList } from '@larder/ui/MailList';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { startMailDrag } from '../mailDrag';
import { mailRow } from '../mailRows';
import * as styles from './Mail.css';
import { MailRowActions } from './MailRowActions';
import { MailListHead, type MailListHeadProps } from './MailListHead';

export interface MailListPaneProps extends MailListHeadProps {
  onOpen: (mail: Email) => void;
}

/** The emails of the folder or label: title, search, filter, actions for the selection, rows. */
export function MailListPane(props: MailListPaneProps) {
  const { t } = useTranslation();
  const { page, labels, actions, title, onOpen, onDelete, onMove } = props;
  const { query, mails, selected, select, placeKey, openId } = page;
  const items = useMemo(() => mails.map((mail) => mailRow(mail, labels)), [mails, labels]);
  const byId = useMemo(() => new Map(mails.map((mail) => [String(mail.id), mail])), [mails]);
  const isLoading = query.isPending || (query.isPlaceholderData && mails.length === 0);
  return (
    <div className={styles.pane}>
      <MailListHead {...props} />
      {query.isError && !query.data ? (
        <div className={styles.empty}>
          <LoadError title={t('mail.listFailed')} query={query} size="md" />
        </div>
      ) : (
        <MailList
          key={placeKey}
          label={title}
          items={items}
          loading={isLoading}
          current={openId === undefined ? undefined : String(openId)}
          onAction={(id) => {
            const mail = byId.get(id);
            if (mail) onOpen(mail);
          }}
          selectedKeys={selected.map(({ id }) => String(id))}
          onSelectionChange={(ids) => select(ids.map(Number))}
          onStar={
            actions.denial('update')
              ? undefined
              : (id) => {
                  const mail = byId.get(id);
                  if (mail) void actions.toggleStar([mail]);
                }
          }
          draggableRows={actions.denial('update') === undefined}
          onDragStart={(event) => {
            const id = Number((event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key);
            const ids = selected.some((mail) => mail.id === id) ? selected.map((mail) => mail.id) : [id];
            const dragged = byId.get(String(id));
            if (!dragged) return;
            const text = ids.length > 1 ? t('mail.selected', { count: ids.length }) : labels.subject(dragged);
            startMailDrag(event, ids, text, styles.dragImage);
          }}
          renderActions={(id, keepShown) => {
            const mail = byId.get(id);
            return mail && <MailRowActions {...{ mail, actions, labels, keepShown, onDelete, onMove }} />;
          }}
          emptyState={<NoMails page={page} />}
        />
      )}
    </div>
  );
}

/** Empty state: no email matches, or the folder or label is empty. */
function NoMails({ page: { search, place, show } }: Pick<MailListPaneProps, 'page'>) {
  const { t } = useTranslation();
  if (!search.q && !search.unread)
    return <EmptyState size="sm" headingLevel={2} title={t(`mail.empty.${place.label ? 'label' : place.folder}`)} />;
  return (
    <EmptyState
      size="sm"
      headingLevel={2}
      illustration="search"
      title={t('mail.noMatches')}
      actions={
        <Button size="sm" onClick={() => show({ q: undefined, unread: undefined })}>
          {t('mail.clearFilters')}
        </Button>
      }
    />
  );
}
