import type { PageTarget } from '@larder/domain/contract';

/** A page in the menu; with a name of its own where its group says the rest. */
export type Leaf = PageTarget | readonly [page: PageTarget, title: string];

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
