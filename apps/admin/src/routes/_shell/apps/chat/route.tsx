import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { chatSearch } from '../../../../features/chat/chatSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/chat/ChatPage'));

/** Parent route of all chats, so that the list stays mounted when another chat opens. */
export const Route = createFileRoute('/_shell/apps/chat')({
  validateSearch: chatSearch,
  staticData: { shell: { contentLayout: 'fill' } },
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadChat }) => loadChat(context.queryClient)),
  component: page.component('ChatPage'),
});
