import type { Email, MailFolder } from '@larder/domain/contract';
import { IconButton } from '@larder/ui/overlays';
import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailActions } from '../useMailActions';
import type { MailLabels } from '../useMailLabels';
import { MoveMenu } from './MailMenus';

export interface MailRowActionsProps {
  mail: Email;
  actions: MailActions;
  labels: MailLabels;
  /** Called with true to keep the actions visible, such as while the menu is open. */
  keepShown: (isKept: boolean) => void;
  onDelete: (mails: readonly Email[]) => void;
  onMove: (mails: readonly Email[], folder: MailFolder) => void;
}

/** Actions of one row of the list: move, mark as read or unread, delete. The star is part of the row. */
export function MailRowActions({ mail, actions, labels, keepShown, onDelete, onMove }: MailRowActionsProps) {
  const { t } = useTranslation();
  const [isMoving, setMoving] = useState(false);
  const updateDenial = actions.denial('update');
  const isTrash = mail.folder === 'trash';
  const deleteDenial = isTrash ? actions.denial('delete') : updateDenial;
  return (
    <>
      <MoveMenu
        mails={[mail]}
        {...{ actions, labels, onMove }}
        open={isMoving}
        onOpenChange={(isOpen) => {
          setMoving(isOpen);
          keepShown(isOpen);
        }}
      />
      <IconButton
        size="sm"
        icon={mail.isRead ? Mail : MailOpen}
        label={t(mail.isRead ? 'mail.actions.markUnread' : 'mail.actions.markRead')}
        shortcut="U"
        disabled={updateDenial !== undefined}
        onClick={() => void actions.setRead([mail], !mail.isRead)}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={t(isTrash ? 'mail.actions.deleteForever' : 'mail.actions.trash')}
        shortcut="Del"
        disabled={deleteDenial !== undefined}
        onClick={() => onDelete([mail])}
      />
    </>
  );
}
