import type { ChatContact } from '@larder/domain/contract';
import { Avatar, ButtonLink, VisuallyHidden } from '@larder/ui';
import { IconButton, MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { Link } from '@tanstack/react-router';
import { Ban, Bell, BellOff, ChevronLeft, Eraser, PanelRight, Phone, Search, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import type { ChatActions } from '../useChatActions';
import type { ChatLabels } from '../useChatLabels';
import type { ChatPage } from '../useChatPage';
import * as styles from './Chat.css';

export interface ConversationHeaderProps {
  contact: ChatContact;
  page: ChatPage;
  actions: ChatActions;
  labels: ChatLabels;
  hasMessages: boolean;
}

/** Name and status of the contact, and actions for the chat. */
export function ConversationHeader({ contact, page, actions, labels, hasMessages }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const { id, fullName: name, avatar, status, role, phone, isMuted, isBlocked } = contact;
  const { panel, find, q } = page.search;
  const togglePanel = () => page.show({ panel: panel === 'contact' ? undefined : 'contact' });
  const denial = actions.denial('update');
  const shared = { disabled: denial !== undefined, description: denial };
  return (
    <header className={styles.header}>
      <Link to="/apps/chat" search={{ q }} className={styles.back} aria-label={t('chat.back')}>
        <ChevronLeft size={20} aria-hidden className={styles.backIcon} />
      </Link>
      <button type="button" className={styles.self} aria-expanded={panel === 'contact'} onClick={togglePanel}>
        <Avatar name={name} src={avatar || undefined} size={40} colorKey={id} status={status} aria-hidden />
        <VisuallyHidden>{t('chat.openContact', { name })}</VisuallyHidden>
      </button>
      <div className={styles.headerText}>
        <h1 className={styles.headerName} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.headerStatus}>
          <bdi>{role}</bdi> · {labels.status(status)}
        </p>
      </div>
      {phone && (
        <ButtonLink
          variant="plain"
          tone="secondary"
          size="bar"
          iconOnly
          startIcon={Phone}
          aria-label={t('chat.call', { name })}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        />
      )}
      <span className={styles.wideOnly}>
        <IconButton
          size="bar"
          icon={Search}
          label={t('chat.find.open')}
          aria-pressed={find !== undefined}
          onClick={() => page.show({ find: find === undefined ? '' : undefined }, true)}
        />
        <IconButton
          size="bar"
          icon={PanelRight}
          label={t('chat.details')}
          aria-pressed={panel === 'contact'}
          onClick={togglePanel}
        />
      </span>
      <MoreMenu label={t('chat.more', { name })} variant="plain" tone="secondary">
        <MenuItem icon={UserRound} onAction={() => page.show({ panel: 'contact' })}>
          {t('chat.details')}
        </MenuItem>
        <MenuItem icon={Search} onAction={() => page.show({ find: '' }, true)}>
          {t('chat.find.open')}
        </MenuItem>
        <MenuItem
          icon={isMuted ? Bell : BellOff}
          {...shared}
          onAction={() => actions.mark(contact, { isMuted: !isMuted })}
        >
          {t(isMuted ? 'chat.actions.unmute' : 'chat.actions.mute')}
        </MenuItem>
        <MenuSeparator />
        {hasMessages && (
          <MenuItem icon={Eraser} {...shared} onAction={() => void actions.change(contact, 'cleared')}>
            {t('chat.actions.clear')}
          </MenuItem>
        )}
        <MenuItem
          icon={Ban}
          tone={isBlocked ? undefined : 'danger'}
          {...shared}
          onAction={() =>
            isBlocked ? actions.mark(contact, { isBlocked: false }) : void actions.change(contact, 'blocked')
          }
        >
          {t(isBlocked ? 'chat.actions.unblock' : 'chat.actions.block')}
        </MenuItem>
      </MoreMenu>
    </header>
  );
}
