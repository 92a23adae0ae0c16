import { createFileRoute } from '@tanstack/react-router';
import { mailPage } from '../../../features/mail/lazyMail';
import { requireAccess } from '../../../shell/navigation/guards';

/** The page of every folder and label, so that composers stay open when the user chooses another one. */
export const Route = createFileRoute('/_shell/apps/email')({
  staticData: { shell: { contentLayout: 'fill' } },
  beforeLoad: requireAccess,
  loader: () => mailPage.load().then(() => undefined),
  component: mailPage.component('MailPage'),
});
