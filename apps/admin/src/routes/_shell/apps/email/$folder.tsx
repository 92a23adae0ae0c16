import { mailViews } from '@larder/domain/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { mailPage } from '../../../../features/mail/lazyMail';
import { mailSearch } from '../../../../features/mail/mailSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

export const Route = createFileRoute('/_shell/apps/email/$folder')({
  validateSearch: mailSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => {
    const folder = mailViews.find((each) => each === params.folder);
    if (!folder) throw notFound();
    return mailPage.load().then(({ loadMail }) => loadMail(context.queryClient, { folder }, deps));
  },
});
