import type { Email } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { ConfirmDialog, Drawer } from '@larder/ui/overlays';
import { SplitView } from '@larder/ui/SplitView';
import { Outlet, useChildMatches } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFormats } from '../../hooks/useFormats';
import * as styles from './components/Mail.css';
import { MailListPane } from './components/MailListPane';
import { MailPlaces } from './components/MailPlaces';
import { MailReader } from './components/MailReader';
import type { OpenMenu } from './components/MailTools';
import { useComposers } from './useComposers';
import { useMailActions } from './useMailActions';
import { useMailDrop } from './useMailDrop';
import { useMailKeys } from './useMailKeys';
import { useMailLabels } from './useMailLabels';
import { useMailPage } from './useMailPage';
import { useMailReading } from './useMailReading';
import { useReplying } from './useReplying';

export { loadMail } from './mailQueries';

const ComposerStack = lazyDialog(() => import('./components/ComposerStack'), 'ComposerStack');
const LinkDialog = lazyDialog(() => import('./components/LinkDialog'), 'LinkDialog');

/** The mail of the user. An unknown folder or label shows the “not found” page. */
export function MailPage() {
  const isUnknown = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'notFound') });
  return isUnknown ? <Outlet /> : <Mail />;
}

/** Dispatches a key event of a message frame on the document, so that shortcuts work in the frame. */
const repeatKey = (event: KeyboardEvent) => void document.dispatchEvent(new KeyboardEvent(event.type, event));

function Mail() {
  const { t } = useTranslation();
  const formats = useFormats();
  const page = useMailPage();
  const labels = useMailLabels();
  const actions = useMailActions();
  const composers = useComposers(page);
  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const reading = useMailReading(page, actions, root);
  const drop = useMailDrop(page, actions, reading);
  const { reply, isReplying, setReplying } = useReplying(reading.open, composers, labels);
  const [menu, setMenu] = useState<OpenMenu>();
  const [showsPlaces, setShowsPlaces] = useState(false);
  const [link, setLink] = useState<string>();
  const { place, search, mails, selected, counts } = page;
  const { removing, setRemoving } = reading;
  const title = place.label ? labels.label(place.label) : labels.view(place.folder ?? 'inbox');
  useDocumentTitle(counts?.inbox ? `(${formats.number(counts.inbox)}) ${title}` : title);

  /** Opens an email. A draft opens in the composer if the user may write emails, unless it is about to be sent. */
  const openMail = (mail: Email) => {
    const isWaiting = mail.heldUntil !== undefined || mail.scheduledAt !== undefined;
    if (mail.folder === 'draft' && !isWaiting && actions.denial('create') === undefined) composers.edit(mail);
    else reading.openMail(mail);
  };
  useMailKeys({
    page,
    actions,
    open: reading.open,
    root,
    searchField,
    onMenu: setMenu,
    onStep: reading.step,
    onCompose: () => composers.compose(),
    onReply: reply,
    onUnread: reading.markUnread,
    onDelete: reading.remove,
    onClose: reading.close,
  });

  const places = (onNavigate?: () => void) => (
    <MailPlaces
      {...{ page, labels, drop, onNavigate }}
      composeDenial={actions.denial('create')}
      onCompose={() => {
        onNavigate?.();
        composers.compose();
      }}
    />
  );
  const emptyTrash = place.folder === 'trash' && mails.length > 0 && (
    <Button size="sm" tone="danger" disabledReason={actions.denial('delete')} onClick={() => setRemoving(mails)}>
      {t('mail.actions.emptyTrash')}
    </Button>
  );
  const hasSelection = selected.length > 0;
  return (
    <div ref={root} className={styles.page}>
      <aside className={styles.places} aria-label={t('mail.foldersTitle')}>
        {places()}
      </aside>
      <SplitView
        className={styles.panes}
        listLabel={title}
        detailLabel={t('mail.reader')}
        detailOpen={search.mail !== undefined}
        list={
          <MailListPane
            {...{ page, labels, actions, title, searchField }}
            menu={hasSelection ? menu : undefined}
            onMenuChange={setMenu}
            onOpen={openMail}
            onOpenPlaces={() => setShowsPlaces(true)}
            onDelete={reading.remove}
            onMove={(moved, folder) => void reading.move(moved, folder)}
            folderActions={emptyTrash}
          />
        }
        detail={
          <MailReader
            {...{ page, labels, actions }}
            menu={hasSelection ? undefined : menu}
            onMenuChange={setMenu}
            onClose={reading.close}
            onStep={reading.step}
            onDelete={reading.remove}
            onMove={(moved, folder) => void reading.move(moved, folder)}
            onUnread={reading.markUnread}
            onReply={reply}
            onEdit={composers.edit}
            composers={composers}
            isReplying={isReplying}
            onReplyingChange={setReplying}
            onLinkClick={setLink}
            onFrameKeyDown={repeatKey}
          />
        }
      />
      <Drawer open={showsPlaces} onOpenChange={setShowsPlaces} side="start" title={t('nav.pages.email')}>
        <div className={styles.drawerPlaces}>{places(() => setShowsPlaces(false))}</div>
      </Drawer>
      <ConfirmDialog
        open={removing.length > 0}
        onOpenChange={() => setRemoving([])}
        title={t('mail.removeTitle', { count: removing.length })}
        description={t('mail.removeHint')}
        confirmLabel={t('mail.removeConfirm', { count: removing.length })}
        cancelLabel={t('mail.removeCancel')}
        onConfirm={reading.removeForever}
      />
      <Suspense>
        {link !== undefined && <LinkDialog href={link} onClose={() => setLink(undefined)} />}
        {composers.entries.length > 0 && <ComposerStack composers={composers} labels={labels} />}
      </Suspense>
    </div>
  );
}
