import { chatsQuery, useOutboxSender, type QueryClient } from '@larder/domain';
import { VisuallyHidden } from '@larder/ui';
import { SplitView } from '@larder/ui/SplitView';
import { Suspense, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFormats } from '../../hooks/useFormats';
import { useShortcuts } from '../../hooks/useShortcuts';
import * as styles from './components/Chat.css';
import { ChatList } from './components/ChatList';
import { ChatPane } from './components/ChatPane';
import { useChatActions } from './useChatActions';
import { useChatLabels } from './useChatLabels';
import { useChatPage } from './useChatPage';

const ProfilePanel = lazyDialog(() => import('./components/ProfilePanel'), 'ProfilePanel');

/**
 * Starts the query of the list without waiting. A chat is loaded only when it is shown, because loading marks it as
 * seen.
 */
export async function loadChat(queryClient: QueryClient) {
  void queryClient.prefetchQuery(chatsQuery());
}

/** Chats and contacts next to the open chat. */
export function ChatPage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const page = useChatPage();
  const actions = useChatActions();
  const labels = useChatLabels();
  const { openId, contact, unseen, groups, search } = page;
  useOutboxSender();
  const title = contact?.fullName ?? t('nav.pages.chat');
  useDocumentTitle(unseen > 0 ? `(${formats.number(unseen)}) ${title}` : title);
  const searchField = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => searchField.current?.focus() });

  const openNeighbor = (step: number) => {
    const shown = groups ? [...groups.chats, ...groups.contacts] : [];
    const index = shown.findIndex(({ id }) => String(id) === openId);
    const next = shown[index === -1 ? 0 : index + step];
    if (next) page.open(next.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isFind = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === 'KeyF';
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isFind && contact) page.show({ find: search.find ?? '' }, true);
    else if (event.altKey && step) openNeighbor(step);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the page
    <div className={styles.page} onKeyDown={handleKeyDown}>
      {openId === undefined && (
        <VisuallyHidden as="h1" tabIndex={-1}>
          {t('nav.pages.chat')}
        </VisuallyHidden>
      )}
      <SplitView
        className={styles.split}
        defaultSize={320}
        detailOpen={openId !== undefined}
        listLabel={t('chat.chats')}
        detailLabel={contact?.fullName ?? t('chat.conversation')}
        list={<ChatList page={page} actions={actions} labels={labels} searchField={searchField} />}
        detail={<ChatPane key={openId} page={page} actions={actions} labels={labels} />}
      />
      {search.panel === 'me' && page.profile && (
        <Suspense>
          <ProfilePanel profile={page.profile} labels={labels} onClose={() => page.show({ panel: undefined })} />
        </Suspense>
      )}
    </div>
  );
}
