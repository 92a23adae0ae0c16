import type { PageAccess, PageEntry, PageTarget } from '@larder/domain/contract';
import { pages } from '@larder/domain/contract';
import type { IconType } from '@larder/ui';
import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';
import { pageIcon } from './pageIcons';

/** A page in the menu; with a name of its own where its group says the rest. */
type Leaf = PageTarget | readonly [page: PageTarget, title: string];

interface Group {
  group: string;
  /** Lucide name. */
  icon: string;
  entries: readonly Leaf[];
}

interface Section {
  section: string;
  entries: readonly (Leaf | Group)[];
}

/** The menu of pages.md 3.12. Titles are keys below `nav.pages` (a page), `nav.menu` (a shorter name), `nav.groups`, `nav.sections`. */
export const menuTree: readonly Section[] = [
  {
    section: 'dashboards',
    entries: [
      ['salesDashboard', 'sales'],
      ['analyticsDashboard', 'analytics'],
    ],
  },
  { section: 'restaurant', entries: ['bills', 'restaurants', 'menuManagement', 'jobX'] },
  {
    section: 'apps',
    entries: [
      'email',
      'chat',
      'todo',
      'calendar',
      {
        group: 'invoices',
        icon: 'files',
        entries: [
          ['invoiceList', 'allInvoices'],
          ['invoicePreview', 'preview'],
          ['invoiceEdit', 'edit'],
          ['invoiceAdd', 'new'],
        ],
      },
      {
        group: 'shop',
        icon: 'shopping-basket',
        entries: [['shop', 'catalogue'], 'productDetail', 'wishlist', 'checkout'],
      },
      { group: 'users', icon: 'users', entries: [['userList', 'allUsers'], 'userView'] },
      { group: 'access', icon: 'shield-check', entries: ['roles', 'permissions'] },
    ],
  },
  {
    section: 'pages',
    entries: [
      'accountSettings',
      'profile',
      'faq',
      'knowledgeBase',
      'pricing',
      'license',
      'apiKey',
      'modalExamples',
      {
        group: 'blog',
        icon: 'newspaper',
        entries: [
          ['blogList', 'posts'],
          ['blogDetail', 'post'],
          ['blogEdit', 'editPost'],
        ],
      },
      {
        group: 'signInPages',
        icon: 'log-in',
        entries: [
          'loginBasic',
          'loginCover',
          'registerBasic',
          'registerCover',
          'forgotPasswordBasic',
          'forgotPasswordCover',
          'resetPasswordBasic',
          'resetPasswordCover',
          'verifyEmailBasic',
          'verifyEmailCover',
          'twoStepsBasic',
          'twoStepsCover',
        ],
      },
      { group: 'statusPages', icon: 'info', entries: ['comingSoon', 'notAuthorized', 'maintenance', 'error'] },
    ],
  },
  {
    section: 'gallery',
    entries: [
      { group: 'foundations', icon: 'palette', entries: ['typography', 'colors', 'icons'] },
      {
        group: 'cards',
        icon: 'rectangle-horizontal',
        entries: ['cardBasic', 'cardAdvance', 'cardStatistics', 'cardAnalytics', 'cardAction'],
      },
      {
        group: 'components',
        icon: 'shapes',
        entries: [
          'accordion',
          'alerts',
          'autoComplete',
          'avatar',
          'badges',
          'blockUi',
          'breadcrumbs',
          'buttons',
          'carousel',
          'collapse',
          'divider',
          'dropdowns',
          'listGroup',
          'modals',
          'navComponent',
          'offcanvas',
          'pagination',
          'pillBadges',
          'pillsComponent',
          'popovers',
          'progress',
          'spinners',
          'tabsComponent',
          'timeline',
          'toasts',
          'tooltips',
        ],
      },
      {
        group: 'extensions',
        icon: 'group',
        entries: [
          'confirmations',
          'notifier',
          'slider',
          'dragAndDrop',
          'tour',
          'clipboard',
          'mediaPlayer',
          'contextMenu',
          'slides',
          'ratings',
          'pager',
          'importFile',
          'exportFile',
          'exportSelected',
          'i18n',
        ],
      },
      {
        group: 'pageLayouts',
        icon: 'layout-panel-left',
        entries: ['layoutCollapsed', 'layoutBoxed', 'layoutNoMenu', 'layoutEmpty', 'layoutBlank'],
      },
    ],
  },
  {
    section: 'formsAndData',
    entries: [
      {
        group: 'formElements',
        icon: 'text-cursor-input',
        entries: [
          'input',
          'inputGroup',
          'inputMask',
          'textarea',
          'checkbox',
          'radio',
          'switch',
          'select',
          'numberInput',
          'fileUploader',
          'editor',
          'pickers',
        ],
      },
      'formLayout',
      'wizard',
      'formValidation',
      'formRepeater',
      'tableBasic',
      {
        group: 'dataTables',
        icon: 'table-2',
        entries: [
          ['datatablesBasic', 'basic'],
          ['datatablesAdvance', 'advanced'],
        ],
      },
      {
        group: 'charts',
        icon: 'chart-line',
        entries: [
          'chartLine',
          'chartBar',
          'chartArea',
          'chartPie',
          'chartRadar',
          'chartScatter',
          'chartHeatmap',
          'chartSparkline',
        ],
      },
    ],
  },
  { section: 'more', entries: ['accessControl'] },
];

const byTarget = new Map<string, PageEntry>(pages.map((page) => [page.target, page]));

/** What decides whether somebody is offered a link. */
export interface Reach {
  /** Paths of the router's routes, such as `/apps/user/view/$id`. */
  routePaths: readonly string[];
  /** Whether the signed-in user may. */
  can: (action: string, subject: string) => boolean;
}

/** Whether a route answers a path; the catch-all answers none. */
export function hasRoute(routePaths: readonly string[], link: string) {
  const parts = (path: string) => path.split('/').filter(Boolean);
  const wanted = parts(link.split(/[?#]/)[0]!);
  return routePaths.some((path) => {
    const route = parts(path);
    return (
      route.length === wanted.length &&
      route.every((part, index) => (part === '$' ? false : part.startsWith('$') || part === wanted[index]))
    );
  });
}

const isAllowed = (access: PageAccess, can: Reach['can']) =>
  typeof access === 'string' || can(access.action, access.subject);

/** The page that a link belongs to: its own, or that of the record behind it. */
const pageOf = (link: string) =>
  pages
    .filter((page) => link === page.link || (page.link !== '/' && link.startsWith(`${page.link}/`)))
    .toSorted((a, b) => b.link.length - a.link.length)[0];

/** Whether a link can be offered: a route is built for it and the ability allows its page. */
export function isReachable(link: string, { routePaths, can }: Reach) {
  const page = pageOf(link.split(/[?#]/)[0]!);
  return hasRoute(routePaths, link) && (!page || isAllowed(page.access, can));
}

/** The page of a menu id, where it can be offered. */
export function reachablePage(target: PageTarget, reach: Reach) {
  const page = byTarget.get(target);
  return page && isReachable(page.link, reach) ? page : undefined;
}

/** The side menu for somebody: what is built and allowed; a group or section with nothing in it is left out. */
export function buildMenu(t: (key: string) => string, reach: Reach): SideMenuSection[] {
  const leaf = (entry: Leaf, icon: boolean): SideMenuItem[] => {
    const [target, name] = typeof entry === 'string' ? [entry, undefined] : entry;
    const page = reachablePage(target, reach);
    if (!page) return [];
    const drawing: IconType | undefined = icon ? pageIcon(page.icon) : undefined;
    return [
      { id: target, title: t(name ? `nav.menu.${name}` : `nav.pages.${target}`), icon: drawing, href: page.link },
    ];
  };
  return menuTree
    .map(({ section, entries }) => ({
      id: section,
      title: t(`nav.sections.${section}`),
      items: entries.flatMap((entry): SideMenuItem[] => {
        if (typeof entry === 'string' || !('group' in entry)) return leaf(entry, true);
        const children = entry.entries.flatMap((child) => leaf(child, false));
        return children.length
          ? [
              {
                id: `group-${entry.group}`,
                title: t(`nav.groups.${entry.group}`),
                icon: pageIcon(entry.icon),
                children,
              },
            ]
          : [];
      }),
    }))
    .filter(({ items }) => items.length);
}

const sectionIcons: Record<string, string> = {
  dashboards: 'chart-column',
  restaurant: 'store',
  apps: 'shapes',
  pages: 'file-text',
  gallery: 'palette',
  formsAndData: 'table',
};

/** The same menu as groups of a bar: what is left over stands with the pages, and there is no rail to show collapsed. */
export function horizontalMenu(sections: readonly SideMenuSection[]): SideMenuSection[] {
  const rest = sections.find(({ id }) => id === 'more')?.items ?? [];
  const withoutRail = (item: SideMenuItem): SideMenuItem =>
    item.children ? { ...item, children: item.children.filter(({ id }) => id !== 'layoutCollapsed') } : item;
  const bar = sections
    .filter(({ id }) => id !== 'more')
    .map((section) => ({
      ...section,
      icon: pageIcon(sectionIcons[section.id] ?? 'shapes'),
      items: [...section.items.map(withoutRail), ...(section.id === 'pages' ? rest : [])],
    }));
  return bar.some(({ id }) => id === 'pages') || rest.length === 0
    ? bar
    : [
        ...bar,
        { id: 'more', title: sections.find(({ id }) => id === 'more')!.title, icon: pageIcon('lock'), items: rest },
      ];
}
