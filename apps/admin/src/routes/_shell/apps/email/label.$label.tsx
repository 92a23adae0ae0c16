import { mailLabels } from '@larder/domain/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { mailPage } from '../../../../features/mail/lazyMail';
import { mailSearch } from '../../../../features/mail/mailSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

export const Route = createFileRoute('/_shell/apps/email/label/$label')({
  validateSearch: mailSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => {
    const label = mailLabels.find((each) => each === params.label);
    if (!label) throw notFound();
    return mailPage.load().then(({ loadMail }) => loadMail(context.queryClient, { label }, deps));
  },
});
