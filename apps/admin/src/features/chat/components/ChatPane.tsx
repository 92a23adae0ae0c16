import { useChat, isNotFound } from '@larder/domain';
import { EmptyState, Skeleton, useDelayedPending } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { RouterButton } from '../../../components/RouterButton';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';
import type { ChatActions } from '../useChatActions';
import type { ChatLabels } from '../useChatLabels';
import type { ChatPage } from '../useChatPage';
import * as styles from './Chat.css';
import { Conversation } from './Conversation';

export interface ChatPaneProps {
  page: ChatPage;
  actions: ChatActions;
  labels: ChatLabels;
}

/** The chat of the URL, or the reason why it is not shown. */
export function ChatPane(props: ChatPaneProps) {
  const { t } = useTranslation();
  const { openId, query } = props.page;
  const showsSkeleton = useDelayedPending(query.isPending);
  if (openId === undefined)
    return (
      <div className={styles.center}>
        <EmptyState headingLevel={2} title={t('chat.choose')} description={t('chat.chooseHint')} />
      </div>
    );
  if (!/^\d{1,9}$/.test(openId)) return <UnknownContact id={openId} />;
  // The list is loaded first: it contains the number of unread messages, which opening the chat resets.
  if (query.isPending)
    return (
      <div className={styles.center} aria-busy>
        <h1 className={styles.hiddenTitle} tabIndex={-1}>
          {t('nav.pages.chat')}
        </h1>
        {showsSkeleton && <Skeleton blockSize={240} />}
      </div>
    );
  return <OpenChat {...props} contactId={Number(openId)} />;
}

function OpenChat({ contactId, ...props }: ChatPaneProps & { contactId: number }) {
  const { t } = useTranslation();
  const query = useChat(contactId);
  const contact = props.page.contact ?? query.data?.contact;
  const isGone = isNotFound(query.error);
  if (isGone) return <UnknownContact id={String(contactId)} />;
  if (!contact)
    return (
      <div className={styles.center} aria-busy={query.isPending || undefined}>
        <h1 className={styles.hiddenTitle} tabIndex={-1}>
          {t('nav.pages.chat')}
        </h1>
        {query.isError && <LoadError size="md" title={t('chat.chatFailed')} query={query} />}
      </div>
    );
  return <Conversation {...props} contact={contact} query={query} />;
}

function UnknownContact({ id }: { id: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('chat.unknown.title'));
  return (
    <div className={styles.center}>
      <EmptyState
        role="alert"
        headingLevel={1}
        illustration="search"
        title={t('chat.unknown.title')}
        description={t('chat.unknown.description', { id })}
        actions={
          <RouterButton size="sm" to="/apps/chat">
            {t('chat.unknown.back')}
          </RouterButton>
        }
      />
    </div>
  );
}
