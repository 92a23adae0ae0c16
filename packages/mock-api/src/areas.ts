import type { Route } from './router';

/** A lazy-loaded part of the API. */
export interface Area {
  /** Path prefixes of its endpoints. */
  paths: readonly string[];
  routes: () => Promise<readonly Route[]>;
}

const area = (paths: readonly string[], load: () => Promise<{ routes: readonly Route[] }>): Area => {
  let loaded: Promise<readonly Route[]> | undefined;
  return {
    paths,
    routes: () => {
      loaded ??= load().then(({ routes }) => routes);
      loaded.catch(() => {
        loaded = undefined;
      });
      return loaded;
    },
  };
};

/** All areas of the API. Longer prefixes precede shorter ones that they start with. */
export const areas: readonly Area[] = [
  area(
    ['/jwt/send-code', '/jwt/verify-code', '/jwt/change-password'],
    () => import('./accountAccess/accountAccess.routes'),
  ),
  area(['/jwt/'], () => import('./session/session.routes')),
  area(['/api/users/', '/apps/users/'], () => import('./users/users.routes')),
  area(['/api/bookmarks/'], () => import('./bookmarks/bookmarks.routes')),
  area(['/api/main-search/', '/api/autocomplete/'], () => import('./search/search.routes')),
  area(['/api/notifications/'], () => import('./notifications/notifications.routes')),
  area(['/api/views/'], () => import('./views/views.routes')),
  area(['/api/restore'], () => import('./restore/restore.routes')),
  area(['/api/menu-counts/'], () => import('./menuCounts/menuCounts.routes')),
  area(['/api/server-status/'], () => import('./serverStatus/serverStatus.routes')),
  area(['/api/newsletter/'], () => import('./newsletter/newsletter.routes')),
  area(['/card/'], () => import('./cards/cards.routes')),
  area(['/api/datatables/'], () => import('./datatables/datatables.routes')),
  area(['/apps/roles/'], () => import('./roles/roles.routes')),
  area(['/apps/permissions/'], () => import('./permissions/permissions.routes')),
  area(['/apps/ecommerce/'], () => import('./products/products.routes')),
  area(['/apps/invoice/', '/api/invoice/'], () => import('./invoices/invoices.routes')),
  area(['/apps/email/'], () => import('./emails/emails.routes')),
  area(['/apps/chat/'], () => import('./chats/chats.routes')),
  area(['/apps/todo/'], () => import('./tasks/tasks.routes')),
  area(['/apps/calendar/'], () => import('./events/events.routes')),
  area(['/blog/'], () => import('./blog/blog.routes')),
  area(['/pricing/'], () => import('./pricing/pricing.routes')),
  area(['/profile/'], () => import('./profile/profile.routes')),
  area(['/account-setting/'], () => import('./accountSettings/accountSettings.routes')),
  area(['/api/api-keys/'], () => import('./apiKeys/apiKeys.routes')),
  area(['/faq/'], () => import('./faq/faq.routes')),
  area(['/apps/dashboard/'], () => import('./dashboard/dashboard.routes')),
  area(['/apps/bills/'], () => import('./bills/bills.routes')),
  area(['/apps/restaurants/', '/apps/staff/'], () => import('./restaurants/restaurants.routes')),
  area(['/apps/menu/'], () => import('./menu/menu.routes')),
  area(['/apps/jobX/'], () => import('./jobs/jobs.routes')),
];

/** Matches every URL that starts with one of the prefixes. */
export const areaPattern = new RegExp(
  `^/?(?:${areas.flatMap(({ paths }) => paths.map((path) => path.slice(1))).join('|')})`,
);

export const areaOf = (url: string): Area | undefined => {
  const path = url.startsWith('/') ? url : `/${url}`;
  return areas.find(({ paths }) => paths.some((start) => path.startsWith(start)));
};
