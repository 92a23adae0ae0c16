import { lazyPage } from '../../components/lazyPage';

/** The lazy-loaded page, which the routes of mail share. */
export const mailPage = lazyPage(() => import('./MailPage'));
