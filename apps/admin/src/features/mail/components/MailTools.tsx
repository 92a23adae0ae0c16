import type { Email, MailFolder } from '@larder/domain/contract';
import { IconButton } from '@larder/ui/overlays';
import { Inbox, Mail, MailOpen, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MailActions } from '../useMailActions';
import type { MailLabels } from '../useMailLabels';
import { LabelMenu, MoveMenu } from './MailMenus';
import * as styles from './Mail.css';

/** The open menu of the selection or of the open email. */
export type OpenMenu = 'move' | 'label' | undefined;

export interface MailToolsProps {
  mails: readonly Email[];
  actions: MailActions;
  labels: MailLabels;
  menu: OpenMenu;
  onMenuChange: (menu: OpenMenu) => void;
  onDelete: (mails: readonly Email[]) => void;
  onMove: (mails: readonly Email[], folder: MailFolder) => void;
  /** Called instead of marking the emails as unread. */
  onUnread?: () => void;
}

/** Actions for the selected emails or the open one. */
export function MailTools({ mails, actions, labels, menu, onMenuChange, onDelete, onMove, onUnread }: MailToolsProps) {
  const { t } = useTranslation();
  const updateDenial = actions.denial('update');
  const isRead = mails.every((mail) => mail.isRead);
  const isStarred = mails.every((mail) => mail.isStarred);
  const isTrash = mails.every(({ folder }) => folder === 'trash');
  const isJunk = isTrash || mails.every(({ folder }) => folder === 'spam');
  const change = (name: OpenMenu) => (isOpen: boolean) => onMenuChange(isOpen ? name : undefined);
  return (
    <>
      {isJunk && (
        <IconButton
          size="sm"
          icon={Inbox}
          label={t(isTrash ? 'mail.actions.restore' : 'mail.actions.notSpam')}
          disabled={updateDenial !== undefined}
          onClick={() => onMove(mails, 'inbox')}
        />
      )}
      <MoveMenu {...{ mails, actions, labels, onMove }} open={menu === 'move'} onOpenChange={change('move')} />
      <LabelMenu {...{ mails, actions, labels }} open={menu === 'label'} onOpenChange={change('label')} />
      <IconButton
        size="sm"
        icon={isRead ? Mail : MailOpen}
        label={t(isRead ? 'mail.actions.markUnread' : 'mail.actions.markRead')}
        shortcut="U"
        aria-keyshortcuts="u"
        disabled={updateDenial !== undefined}
        onClick={() => (isRead && onUnread ? onUnread() : void actions.setRead(mails, !isRead))}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={t(isTrash ? 'mail.actions.deleteForever' : 'mail.actions.trash')}
        shortcut="Del"
        aria-keyshortcuts="Delete"
        disabled={(isTrash ? actions.denial('delete') : updateDenial) !== undefined}
        onClick={() => onDelete(mails)}
      />
      <IconButton
        size="sm"
        icon={Star}
        label={t('mail.actions.star')}
        shortcut="S"
        aria-keyshortcuts="s"
        aria-pressed={isStarred}
        className={isStarred ? styles.starOn : undefined}
        disabled={updateDenial !== undefined}
        onClick={() => void actions.toggleStar(mails)}
      />
    </>
  );
}
