import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { faqSearch } from '../../../features/help/faqSearch';

const page = lazyPage(() => import('../../../features/help/FaqPage'));

export const Route = createFileRoute('/_shell/pages/faq')({
  validateSearch: faqSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadFaq }) => loadFaq(context.queryClient, deps)),
  component: page.component('FaqPage'),
});
