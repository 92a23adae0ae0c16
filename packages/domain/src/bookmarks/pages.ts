/** Who may open a page: anyone, anyone signed in, or who may do this. */
export type PageAccess = 'public' | 'signed-in' | { action: string; subject: string };

/** A page of the app, as menu, palette, bookmarks and search know it. Ids never change and are never reused. */
export interface PageEntry {
  id: number;
  target: string;
  title: string;
  /** Lucide name. */
  icon: string;
  link: string;
  section: PageSection;
  access: PageAccess;
}

type Row = readonly [
  id: number,
  target: string,
  title: string,
  icon: string,
  link: string,
  access?: 'public' | readonly [action: string, subject: string],
];

const rows = {
  dashboards: [
    [1, 'analyticsDashboard', 'Analytics dashboard', 'chart-no-axes-combined', '/dashboard/analytics'],
    [2, 'salesDashboard', 'Sales dashboard', 'house', '/'],
  ],
  restaurant: [
    [11, 'bills', 'Bills', 'receipt-text', '/apps/bills', ['read', 'bill']],
    [12, 'restaurants', 'Restaurants', 'store', '/apps/restaurants', ['read', 'restaurant']],
    [13, 'menuManagement', 'Menu management', 'book-open-text', '/apps/management/menuManagement', ['read', 'menu']],
    [14, 'jobX', 'Jobs', 'briefcase', '/apps/jobX', ['read', 'job']],
  ],
  apps: [
    [21, 'email', 'E-mail', 'mail', '/apps/email'],
    [22, 'chat', 'Chat', 'message-square', '/apps/chat'],
    [23, 'todo', 'Tasks', 'list-todo', '/apps/todo'],
    [24, 'calendar', 'Calendar', 'calendar-days', '/apps/calendar'],
    [31, 'invoiceList', 'Invoices', 'files', '/apps/invoice/list'],
    [32, 'invoicePreview', 'Invoice preview', 'file-text', '/apps/invoice/preview'],
    [33, 'invoiceEdit', 'Edit invoice', 'file-pen', '/apps/invoice/edit'],
    [34, 'invoiceAdd', 'New invoice', 'file-plus', '/apps/invoice/add'],
    [41, 'shop', 'Supply shop', 'shopping-basket', '/apps/ecommerce/shop'],
    [42, 'productDetail', 'Product details', 'package', '/apps/ecommerce/product-detail'],
    [43, 'wishlist', 'Wishlist', 'heart', '/apps/ecommerce/wishlist'],
    [44, 'checkout', 'Checkout', 'shopping-cart', '/apps/ecommerce/checkout'],
    [51, 'userList', 'Users', 'users', '/apps/user/list', ['read', 'user']],
    [52, 'userView', 'User details', 'user-round', '/apps/user/view', ['read', 'user']],
    [53, 'roles', 'Roles', 'shield-check', '/apps/roles', ['read', 'role']],
    [54, 'permissions', 'Permissions', 'lock-keyhole', '/apps/permissions', ['read', 'permission']],
  ],
  pages: [
    [61, 'accountSettings', 'Account settings', 'settings', '/pages/account-settings'],
    [62, 'profile', 'Profile', 'circle-user-round', '/pages/profile'],
    [63, 'faq', 'Help centre', 'life-buoy', '/pages/faq'],
    [64, 'knowledgeBase', 'Knowledge base', 'library', '/pages/knowledge-base'],
    [65, 'pricing', 'Plans and prices', 'badge-dollar-sign', '/pages/pricing'],
    [66, 'license', 'Licence', 'scale', '/pages/license'],
    [67, 'apiKey', 'API keys', 'key-round', '/pages/api-key'],
    [68, 'modalExamples', 'Dialog examples', 'app-window', '/pages/modal-examples'],
    [71, 'blogList', 'Blog', 'newspaper', '/pages/blog/list'],
    [72, 'blogDetail', 'Blog post', 'book-open', '/pages/blog/detail'],
    [73, 'blogEdit', 'Edit blog post', 'square-pen', '/pages/blog/edit'],
  ],
  'sign-in': [
    [81, 'loginBasic', 'Sign in, basic', 'log-in', '/pages/login-basic', 'public'],
    [82, 'loginCover', 'Sign in, cover', 'log-in', '/pages/login-cover', 'public'],
    [83, 'registerBasic', 'Register, basic', 'user-plus', '/pages/register-basic', 'public'],
    [84, 'registerCover', 'Register, cover', 'user-plus', '/pages/register-cover', 'public'],
    [
      85,
      'forgotPasswordBasic',
      'Forgot password, basic',
      'mail-question-mark',
      '/pages/forgot-password-basic',
      'public',
    ],
    [
      86,
      'forgotPasswordCover',
      'Forgot password, cover',
      'mail-question-mark',
      '/pages/forgot-password-cover',
      'public',
    ],
    [87, 'resetPasswordBasic', 'Reset password, basic', 'rotate-ccw', '/pages/reset-password-basic', 'public'],
    [88, 'resetPasswordCover', 'Reset password, cover', 'rotate-ccw', '/pages/reset-password-cover', 'public'],
    [89, 'verifyEmailBasic', 'Verify e-mail, basic', 'mail-check', '/pages/verify-email-basic', 'public'],
    [90, 'verifyEmailCover', 'Verify e-mail, cover', 'mail-check', '/pages/verify-email-cover', 'public'],
    [91, 'twoStepsBasic', 'Two-step code, basic', 'smartphone', '/pages/two-steps-basic', 'public'],
    [92, 'twoStepsCover', 'Two-step code, cover', 'smartphone', '/pages/two-steps-cover', 'public'],
  ],
  status: [
    [101, 'comingSoon', 'Coming soon', 'hourglass', '/misc/coming-soon', 'public'],
    [102, 'notAuthorized', 'Not authorized', 'ban', '/misc/not-authorized', 'public'],
    [103, 'maintenance', 'Maintenance', 'construction', '/misc/maintenance', 'public'],
    [104, 'error', 'Error', 'bug', '/misc/error', 'public'],
  ],
  access: [[111, 'accessControl', 'Access control', 'lock', '/access-control', ['read', 'acl']]],
  layouts: [
    [112, 'layoutCollapsed', 'Collapsed menu layout', 'panel-left-close', '/page-layout/collapse-menu'],
    [113, 'layoutBoxed', 'Boxed layout', 'square', '/page-layout/layout-boxed'],
    [114, 'layoutNoMenu', 'Layout without menu', 'panel-top', '/page-layout/without-menu'],
    [115, 'layoutEmpty', 'Empty layout', 'square-dashed', '/page-layout/layout-empty'],
    [116, 'layoutBlank', 'Blank layout', 'file', '/page-layout/layout-blank'],
  ],
  foundations: [
    [121, 'typography', 'Typography', 'type', '/ui-element/typography'],
    [122, 'colors', 'Colours', 'palette', '/ui-element/colors'],
    [123, 'icons', 'Icons', 'shapes', '/icons'],
  ],
  cards: [
    [131, 'cardBasic', 'Basic cards', 'rectangle-horizontal', '/cards/basic'],
    [132, 'cardAdvance', 'Advanced cards', 'gallery-vertical-end', '/cards/advance'],
    [133, 'cardStatistics', 'Statistics cards', 'trending-up', '/cards/statistics'],
    [134, 'cardAnalytics', 'Analytics cards', 'chart-column', '/cards/analytics'],
    [135, 'cardAction', 'Card actions', 'square-minus', '/cards/action'],
  ],
  components: [
    [141, 'accordion', 'Accordion', 'chevrons-down-up', '/components/accordion'],
    [142, 'alerts', 'Alerts', 'info', '/components/alerts'],
    [143, 'autoComplete', 'Autocomplete', 'text-search', '/components/auto-complete'],
    [144, 'avatar', 'Avatar', 'circle-user', '/components/avatar'],
    [145, 'badges', 'Badges', 'badge', '/components/badges'],
    [146, 'blockUi', 'Block UI', 'loader', '/components/blockui'],
    [147, 'breadcrumbs', 'Breadcrumbs', 'chevrons-right', '/components/breadcrumbs'],
    [148, 'buttons', 'Buttons', 'mouse-pointer-click', '/components/buttons'],
    [149, 'carousel', 'Carousel', 'gallery-horizontal', '/components/carousel'],
    [150, 'collapse', 'Collapse', 'list-collapse', '/components/collapse'],
    [151, 'divider', 'Divider', 'minus', '/components/divider'],
    [152, 'dropdowns', 'Dropdowns', 'chevron-down', '/components/dropdowns'],
    [153, 'listGroup', 'List group', 'list', '/components/list-group'],
    [154, 'modals', 'Dialogs', 'picture-in-picture-2', '/components/modals'],
    [155, 'navComponent', 'Navs', 'menu', '/components/nav-component'],
    [156, 'offcanvas', 'Slide-in panels', 'panel-right', '/components/offcanvas'],
    [157, 'pagination', 'Pagination', 'ellipsis', '/components/pagination'],
    [158, 'pillBadges', 'Pill badges', 'pill', '/components/pill-badges'],
    [159, 'pillsComponent', 'Pills', 'toggle-right', '/components/pills-component'],
    [160, 'popovers', 'Popovers', 'message-circle', '/components/popovers'],
    [161, 'progress', 'Progress', 'gauge', '/components/progress'],
    [162, 'spinners', 'Spinners', 'loader-circle', '/components/spinners'],
    [163, 'tabsComponent', 'Tabs', 'folder', '/components/tabs-component'],
    [164, 'timeline', 'Timeline', 'git-commit-vertical', '/components/timeline'],
    [165, 'toasts', 'Toasts', 'bell-ring', '/components/toasts'],
    [166, 'tooltips', 'Tooltips', 'message-square-more', '/components/tooltips'],
  ],
  extensions: [
    [171, 'confirmations', 'Confirmations', 'circle-check', '/extensions/sweet-alert'],
    [172, 'notifier', 'Toast notifications', 'bell', '/extensions/toastr'],
    [173, 'slider', 'Slider', 'sliders-horizontal', '/extensions/slider'],
    [174, 'dragAndDrop', 'Drag and drop', 'move', '/extensions/drag-and-drop'],
    [175, 'tour', 'Tour', 'map', '/extensions/tour'],
    [176, 'clipboard', 'Clipboard', 'clipboard', '/extensions/clipboard'],
    [177, 'mediaPlayer', 'Media player', 'clapperboard', '/extensions/react-player'],
    [178, 'contextMenu', 'Context menu', 'square-menu', '/extensions/context-menu'],
    [179, 'slides', 'Slides', 'images', '/extensions/swiper'],
    [180, 'ratings', 'Ratings', 'star', '/extensions/ratings'],
    [181, 'pager', 'Working pager', 'arrow-left-right', '/extensions/pagination'],
    [182, 'importFile', 'Import', 'file-input', '/extensions/import'],
    [183, 'exportFile', 'Export', 'file-output', '/extensions/export'],
    [184, 'exportSelected', 'Export selected', 'copy-check', '/extensions/export-selected'],
    [185, 'i18n', 'Languages', 'languages', '/extensions/i18n'],
  ],
  forms: [
    [191, 'input', 'Input', 'text-cursor-input', '/forms/elements/input'],
    [192, 'inputGroup', 'Input group', 'group', '/forms/elements/input-group'],
    [193, 'inputMask', 'Input mask', 'hash', '/forms/elements/input-mask'],
    [194, 'textarea', 'Text area', 'notebook-pen', '/forms/elements/textarea'],
    [195, 'checkbox', 'Checkbox', 'square-check', '/forms/elements/checkbox'],
    [196, 'radio', 'Radio', 'circle-dot', '/forms/elements/radio'],
    [197, 'switch', 'Switch', 'toggle-left', '/forms/elements/switch'],
    [198, 'select', 'Select', 'list-filter', '/forms/elements/select'],
    [199, 'numberInput', 'Number input', 'plus', '/forms/elements/number-input'],
    [200, 'fileUploader', 'File uploader', 'upload', '/forms/elements/file-uploader'],
    [201, 'editor', 'Text editor', 'pencil-line', '/forms/elements/editor'],
    [202, 'pickers', 'Date and time pickers', 'calendar-clock', '/forms/elements/pickers'],
    [203, 'formLayout', 'Form layouts', 'layout-panel-left', '/forms/layout/form-layout'],
    [204, 'wizard', 'Wizard', 'footprints', '/forms/wizard'],
    [205, 'formValidation', 'Form validation', 'badge-check', '/forms/form-validation'],
    [206, 'formRepeater', 'Form repeater', 'copy-plus', '/forms/form-repeater'],
  ],
  tables: [
    [211, 'tableBasic', 'Tables', 'table', '/tables/basic'],
    [212, 'datatablesBasic', 'Data tables, basic', 'table-2', '/datatables/basic'],
    [213, 'datatablesAdvance', 'Data tables, advanced', 'table-properties', '/datatables/advance'],
  ],
  charts: [
    [221, 'chartLine', 'Line charts', 'chart-line', '/charts/line'],
    [222, 'chartBar', 'Bar charts', 'chart-bar', '/charts/bar'],
    [223, 'chartArea', 'Area charts', 'chart-area', '/charts/area'],
    [224, 'chartPie', 'Pie charts', 'chart-pie', '/charts/pie'],
    [225, 'chartRadar', 'Radar charts', 'radar', '/charts/radar'],
    [226, 'chartScatter', 'Scatter charts', 'chart-scatter', '/charts/scatter'],
    [227, 'chartHeatmap', 'Heat maps', 'grid-3x3', '/charts/heatmap'],
    [228, 'chartSparkline', 'Sparklines', 'activity', '/charts/sparkline'],
  ],
} as const satisfies Record<string, readonly Row[]>;

export type PageSection = keyof typeof rows;
export type PageTarget = (typeof rows)[PageSection][number][1];

function readAccess(access: Row[5]): PageAccess {
  if (access === undefined) return 'signed-in';
  return access === 'public' ? access : { action: access[0], subject: access[1] };
}

/** Every page of the app, in the order of the menu. */
export const pages: readonly PageEntry[] = (Object.keys(rows) as PageSection[]).flatMap((section) =>
  rows[section].map(([id, target, title, icon, link, access]: Row) => ({
    id,
    target,
    title,
    icon,
    link,
    section,
    access: readAccess(access),
  })),
);

/** The pages a new account has bookmarked: mail, chat, tasks, calendar. */
export const initialBookmarks: readonly number[] = [21, 22, 23, 24];
