import { createFileRoute } from '@tanstack/react-router';
import { mailPage } from '../../../../features/mail/lazyMail';
import { mailSearch } from '../../../../features/mail/mailSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

export const Route = createFileRoute('/_shell/apps/email/')({
  validateSearch: mailSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => mailPage.load().then(({ loadMail }) => loadMail(context.queryClient, {}, deps)),
});
