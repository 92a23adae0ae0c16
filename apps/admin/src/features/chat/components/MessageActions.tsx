import type { ChatMessage } from '@larder/domain/contract';
import { IconButton, Menu, MenuItem } from '@larder/ui/overlays';
import { Copy, Ellipsis, Pencil, Reply, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface MessageActionsProps {
  message: ChatMessage;
  onReply: (() => void) | undefined;
  /** Undefined for the messages of others. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Menu of a message. */
export function MessageActions({ message, onReply, onEdit, onDelete }: MessageActionsProps) {
  const { t } = useTranslation();
  if (!onReply && !onEdit && !onDelete && !message.message) return null;
  return (
    <Menu
      label={t('chat.messageActions')}
      placement="bottom end"
      trigger={<IconButton size="sm" icon={Ellipsis} label={t('chat.messageActions')} showTooltip={false} />}
    >
      {onReply && (
        <MenuItem icon={Reply} onAction={onReply}>
          {t('chat.actions.reply')}
        </MenuItem>
      )}
      {message.message && (
        <MenuItem icon={Copy} onAction={() => void navigator.clipboard.writeText(message.message)}>
          {t('chat.actions.copy')}
        </MenuItem>
      )}
      {onEdit && (
        <MenuItem icon={Pencil} onAction={onEdit}>
          {t('chat.actions.edit')}
        </MenuItem>
      )}
      {onDelete && (
        <MenuItem icon={Trash2} tone="danger" onAction={onDelete}>
          {t('chat.actions.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
