import { Avatar, Button, EmptyState, Skeleton, useDelayedPending, VisuallyHidden } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import { IconButton } from '@larder/ui/overlays';
import { SquarePen } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import type { ChatActions } from '../useChatActions';
import type { ChatLabels } from '../useChatLabels';
import type { ChatPage } from '../useChatPage';
import * as styles from './Chat.css';
import { ChatRow } from './ChatRow';

export interface ChatListProps {
  page: ChatPage;
  actions: ChatActions;
  labels: ChatLabels;
  searchField: RefObject<HTMLInputElement | null>;
}

/** Moves the focus between the rows with arrow keys. */
function handleArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const index = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[index + step];
  if (index === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The user's picture, the search field, and the chats and contacts that match. */
export function ChatList({ page, actions, labels, searchField }: ChatListProps) {
  const { t } = useTranslation();
  const { query, groups, profile, search, show } = page;
  const field = useDebouncedText(search.q ?? '', (q) => show({ q: q || undefined }, true));
  const showsSkeleton = useDelayedPending(query.isPending);
  const isEmpty = groups && !search.q && groups.chats.length + groups.contacts.length === 0;
  const group = (key: 'chats' | 'contacts', rows: ChatPage['groups']) => (
    <div>
      <h2 className={styles.groupTitle}>{t(`chat.${key}`)}</h2>
      {rows?.[key].length === 0 && (
        <p className={styles.noRows}>{t(key === 'chats' && !search.q ? 'chat.firstChat' : `chat.no.${key}`)}</p>
      )}
      <ul aria-label={t(`chat.${key}`)} className={styles.rows}>
        {rows?.[key].map((row) => (
          <ChatRow key={row.id} contact={row} page={page} actions={actions} labels={labels} />
        ))}
      </ul>
    </div>
  );

  return (
    <>
      <div className={styles.listHeader}>
        {profile && (
          <button type="button" className={styles.self} aria-haspopup="dialog" onClick={() => show({ panel: 'me' })}>
            <Avatar name={profile.fullName} src={profile.avatar || undefined} status={profile.status} aria-hidden />
            <VisuallyHidden>{t('chat.openProfile', { status: labels.status(profile.status) })}</VisuallyHidden>
          </button>
        )}
        <SearchField
          {...field}
          ref={searchField}
          className={styles.search}
          label={t('chat.search')}
          aria-keyshortcuts="/"
        />
        <IconButton
          size="bar"
          icon={SquarePen}
          label={t('chat.newChat')}
          onClick={() => document.getElementById('chat-contacts')?.querySelector('a')?.focus()}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the links */}
      <div className={styles.list} aria-busy={query.isPending || undefined} onKeyDown={handleArrows}>
        {query.isError && !groups && (
          <>
            <h2 className={styles.groupTitle}>{t('chat.chats')}</h2>
            <LoadError title={t('chat.failed')} query={query} />
          </>
        )}
        {showsSkeleton &&
          [1, 2, 3, 4, 5, 6].map((row) => (
            <div key={row} className={styles.skeletonRow}>
              <Skeleton blockSize={40} inlineSize={40} />
              <Skeleton blockSize={32} />
            </div>
          ))}
        {isEmpty && <EmptyState size="sm" headingLevel={2} title={t('chat.empty')} description={t('chat.emptyHint')} />}
        {groups && !isEmpty && (
          <>
            {group('chats', groups)}
            <div id="chat-contacts">{group('contacts', groups)}</div>
          </>
        )}
        {groups && search.q && groups.chats.length + groups.contacts.length === 0 && (
          <div className={styles.clearSearch}>
            <Button size="sm" onClick={() => show({ q: undefined })}>
              {t('chat.clearSearch')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
