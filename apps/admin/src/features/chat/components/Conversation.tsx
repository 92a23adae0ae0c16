import { useOlderMessages, useOutbox, type UseQueryResult } from '@larder/domain';
import { findMessages, type ChatContact, type ChatMessage, type OpenedChat } from '@larder/domain/contract';
import { Button, Skeleton } from '@larder/ui';
import { ChatThread } from '@larder/ui/ChatThread';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { LoadError } from '../../../components/LoadError';
import { notify } from '../../../lib/notify';
import type { ChatActions } from '../useChatActions';
import type { ChatLabels } from '../useChatLabels';
import type { ChatPage } from '../useChatPage';
import { useThreadMessages, type ComposerMode } from '../useThreadMessages';
import * as styles from './Chat.css';
import { Composer } from './Composer';
import { ConversationHeader } from './ConversationHeader';

const ContactPanel = lazyDialog(() => import('./ContactPanel'), 'ContactPanel');
const FindBar = lazyDialog(() => import('./FindBar'), 'FindBar');

export interface ConversationProps {
  contact: ChatContact;
  query: UseQueryResult<OpenedChat>;
  page: ChatPage;
  actions: ChatActions;
  labels: ChatLabels;
}

const none: readonly ChatMessage[] = [];

/** The messages of a chat and the field for the next one. */
export function Conversation({ contact, query, page, actions, labels }: ConversationProps) {
  const { t } = useTranslation();
  const { id, fullName: name } = contact;
  const { find } = page.search;
  const outbox = useOutbox(id);
  const older = useOlderMessages(id);
  const [mode, setMode] = useState<ComposerMode>();
  const [hit, setHit] = useState<number>();
  const messages = query.data?.chat?.messages ?? none;

  // Number of unread messages before the chat was opened.
  const [unseen] = useState(page.entry?.chat.unseenMsgs ?? 0);
  const [unreadFrom, setUnreadFrom] = useState<string | null>();
  const isReady = query.data !== undefined && (unreadFrom !== undefined || unseen === 0 || !query.isFetching);
  if (isReady && unreadFrom === undefined) setUnreadFrom(unseen > 0 ? String(messages.at(-unseen)?.id ?? '') : null);

  const hits = find === undefined ? [] : findMessages(messages, find);
  const shown = useThreadMessages({
    messages,
    outgoing: outbox.outgoing,
    contact,
    page,
    actions,
    find,
    onMode: setMode,
  });
  const loadOlder = (isAll?: boolean) => older.load(isAll).catch(actions.report('chat.toasts.olderFailed', name));

  const discard = (key: string) => {
    const removed = outbox.discard(key);
    if (!removed) return;
    void notify((toast) =>
      toast.success(t('chat.discarded'), {
        action: { label: t('changes.undo'), onAction: () => outbox.send(removed) },
      }),
    );
  };

  const composer = contact.isBlocked ? (
    <div className={styles.blocked}>
      <span>{t('chat.blocked', { name })}</span>
      <Button
        size="sm"
        disabledReason={actions.denial('update')}
        onClick={() => actions.mark(contact, { isBlocked: false })}
      >
        {t('chat.actions.unblock')}
      </Button>
    </div>
  ) : (
    <Composer
      contact={contact}
      messages={messages}
      mode={mode}
      onModeChange={setMode}
      actions={actions}
      onSend={outbox.send}
    />
  );

  return (
    <div className={styles.panes}>
      <div className={styles.conversation}>
        <ConversationHeader
          contact={contact}
          page={page}
          actions={actions}
          labels={labels}
          hasMessages={messages.length > 0}
        />
        {find !== undefined && (
          <Suspense>
            <FindBar
              text={find}
              hits={hits}
              current={hit}
              loading={older.isLoading}
              hasOlder={(query.data?.chat?.olderMessages ?? 0) > 0}
              onCurrentChange={setHit}
              onTextChange={(text) => page.show({ find: text }, true)}
              onClose={() => {
                setHit(undefined);
                page.show({ find: undefined }, true);
              }}
              onLoadAll={() => loadOlder(true)}
            />
          </Suspense>
        )}
        {isReady ? (
          <ChatThread
            label={t('chat.messagesWith', { name })}
            messages={shown}
            unreadFrom={unreadFrom ?? undefined}
            current={find === undefined || hit === undefined ? undefined : String(hit)}
            loadingEarlier={older.isLoading}
            onReachStart={() => void loadOlder()}
            onRetry={outbox.retry}
            onRemove={discard}
            emptyState={t('chat.sayHello', { name })}
          />
        ) : (
          <div className={styles.center} aria-busy={query.isPending || undefined}>
            {query.isError ? (
              <LoadError size="md" title={t('chat.chatFailed')} query={query} />
            ) : (
              <Skeleton blockSize={240} />
            )}
          </div>
        )}
        {/* Outside the thread, so that the field keeps the focus when the messages are loaded. */}
        <div className={styles.composerArea}>{composer}</div>
      </div>
      {page.search.panel === 'contact' && (
        <Suspense>
          <ContactPanel contact={contact} messages={messages} page={page} actions={actions} labels={labels} />
        </Suspense>
      )}
    </div>
  );
}
