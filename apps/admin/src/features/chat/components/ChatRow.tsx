import { useMarkChatSeen } from '@larder/domain';
import { isOwnMessage, type ChatContact, type ChatListEntry } from '@larder/domain/contract';
import { Avatar, Badge, Icon } from '@larder/ui';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { Link } from '@tanstack/react-router';
import { Bell, BellOff, CheckCheck, Ellipsis, Eraser, Pin, PinOff, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatActions } from '../useChatActions';
import type { ChatLabels } from '../useChatLabels';
import type { ChatPage } from '../useChatPage';
import * as styles from './Chat.css';

export interface ChatRowProps {
  contact: ChatContact | ChatListEntry;
  page: ChatPage;
  actions: ChatActions;
  labels: ChatLabels;
}

/** A chat with its last message, or a contact without one. */
export function ChatRow({ contact, page, actions, labels }: ChatRowProps) {
  const { t } = useTranslation();
  const markSeen = useMarkChatSeen();
  const { id, fullName: name, avatar, status, about, isPinned, isMuted } = contact;
  const chat = 'chat' in contact ? contact.chat : undefined;
  const last = chat?.lastMessage;
  const unseen = chat?.unseenMsgs ?? 0;
  const isOpen = page.openId === String(id);
  const denial = actions.denial('update');
  const shared = { disabled: denial !== undefined, description: denial };
  const line = last ? labels.preview(last) : chat ? t('chat.noMessages') : about;

  return (
    <li className={styles.row} data-current={isOpen || undefined}>
      <Link
        to="/apps/chat/$id"
        params={{ id: String(id) }}
        search={({ q }) => ({ q })}
        className={styles.rowLink}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Avatar name={name} src={avatar || undefined} size={40} colorKey={id} status={status} />
        <span className={styles.rowText}>
          <span className={styles.rowLine}>
            <bdi className={styles.name}>{name}</bdi>
            {isPinned && <Icon as={Pin} size={12} label={t('chat.pinned')} className={styles.mark} />}
            {isMuted && <Icon as={BellOff} size={12} label={t('chat.muted')} className={styles.mark} />}
            {last && (
              <time className={styles.when} dateTime={last.time}>
                {labels.when(last.time)}
              </time>
            )}
          </span>
          <span className={styles.rowLine}>
            <span className={unseen > 0 ? styles.lastUnseen : styles.last}>
              {last && isOwnMessage(last) && `${t('chat.you')} `}
              <bdi>{line}</bdi>
            </span>
            {unseen > 0 && (
              <Badge
                count={unseen}
                variant={isMuted ? 'soft' : 'filled'}
                tone={isMuted ? 'secondary' : 'primary'}
                label={t('chat.unseen', { count: unseen })}
              />
            )}
          </span>
        </span>
      </Link>
      <span className={styles.rowMenu}>
        <Menu
          label={t('chat.more', { name })}
          placement="bottom end"
          trigger={<IconButton size="sm" icon={Ellipsis} label={t('chat.more', { name })} showTooltip={false} />}
        >
          <MenuItem
            icon={isPinned ? PinOff : Pin}
            {...shared}
            onAction={() => actions.mark(contact, { isPinned: !isPinned })}
          >
            {t(isPinned ? 'chat.actions.unpin' : 'chat.actions.pin')}
          </MenuItem>
          <MenuItem
            icon={isMuted ? Bell : BellOff}
            {...shared}
            onAction={() => actions.mark(contact, { isMuted: !isMuted })}
          >
            {t(isMuted ? 'chat.actions.unmute' : 'chat.actions.mute')}
          </MenuItem>
          {unseen > 0 && (
            <MenuItem
              icon={CheckCheck}
              onAction={() => void markSeen(id).catch(actions.report('chat.toasts.failed', name))}
            >
              {t('chat.actions.markSeen')}
            </MenuItem>
          )}
          <MenuSeparator />
          {last && (
            <MenuItem icon={Eraser} {...shared} onAction={() => void actions.change(contact, 'cleared')}>
              {t('chat.actions.clear')}
            </MenuItem>
          )}
          <MenuItem
            icon={UserMinus}
            tone="danger"
            {...shared}
            onAction={() => {
              // Close the chat first, because the chat of a removed contact can't be loaded.
              if (isOpen) page.open(undefined);
              void actions.change(contact, 'removed');
            }}
          >
            {t('chat.actions.remove')}
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}
