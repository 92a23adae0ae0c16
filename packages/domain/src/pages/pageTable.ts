/** A page. Its key in the table is its target. The translation key of its title is `nav.pages.<target>`. */
export interface PageRow {
  /** Stored in bookmarks: never change or reuse it. */
  id: number;
  path: `/${string}`;
  /** The English title; the mock API sends it. */
  title: string;
  /** Name of a Lucide icon. */
  icon: string;
  /** Key below `nav.menu` of a shorter title, if the group or section in the menu already contains the rest. */
  menuTitle?: string;
  /** Access to the page: public, or the required right (`read user`). @default every signed-in user */
  access?: 'public' | `${string} ${string}`;
  /** Second key of the shortcut that opens the page; the first is `g`. */
  goKey?: string;
}

/** Pages that the menu shows under one heading, `nav.groups.<key>`. */
export interface GroupRow {
  icon: string;
  pages: Readonly<Record<string, PageRow>>;
}

/** A section of the menu, `nav.sections.<key>`. */
export interface SectionRow {
  /** Shown in the horizontal menu. */
  icon: string;
  entries: Readonly<Record<string, PageRow | GroupRow>>;
}

/**
 * Every page of the app, in the order of the menu. The menu, palette, bookmarks, search rows, breadcrumbs, guards,
 * document titles and go-to shortcuts are derived from it. A page is offered as soon as a route exists for its path.
 * One page per line.
 */
// prettier-ignore
export const pageTable = {
  dashboards: {
    icon: 'chart-column',
    entries: {
      salesDashboard: { id: 2, path: '/', title: 'Sales dashboard', icon: 'house', menuTitle: 'sales', access: 'read dashboard', goKey: 'd' },
      today: { id: 3, path: '/today', title: 'Today', icon: 'sun' },
      analyticsDashboard: { id: 1, path: '/dashboard/analytics', title: 'Analytics dashboard', icon: 'chart-no-axes-combined', menuTitle: 'analytics', access: 'read dashboard', goKey: 'a' },
    },
  },
  restaurant: {
    icon: 'store',
    entries: {
      bills: { id: 11, path: '/apps/bills', title: 'Bills', icon: 'receipt-text', access: 'read bill', goKey: 'b' },
      restaurants: { id: 12, path: '/apps/restaurants', title: 'Restaurants', icon: 'store', access: 'read restaurant' },
      menuManagement: { id: 13, path: '/apps/management/menuManagement', title: 'Menu management', icon: 'book-open-text', access: 'read menu' },
      jobX: { id: 14, path: '/apps/jobX', title: 'Jobs', icon: 'briefcase', access: 'read job' },
    },
  },
  apps: {
    icon: 'shapes',
    entries: {
      email: { id: 21, path: '/apps/email', title: 'E-mail', icon: 'mail', access: 'read email', goKey: 'e' },
      chat: { id: 22, path: '/apps/chat', title: 'Chat', icon: 'message-square', access: 'read chat', goKey: 'c' },
      todo: { id: 23, path: '/apps/todo', title: 'Tasks', icon: 'list-todo', access: 'read task', goKey: 't' },
      calendar: { id: 24, path: '/apps/calendar', title: 'Calendar', icon: 'calendar-days', access: 'read event', goKey: 'k' },
      invoices: {
        icon: 'files',
        pages: {
          invoiceList: { id: 31, path: '/apps/invoice/list', title: 'Invoices', icon: 'files', menuTitle: 'allInvoices', access: 'read invoice', goKey: 'i' },
          invoicePreview: { id: 32, path: '/apps/invoice/preview', title: 'Invoice preview', icon: 'file-text', menuTitle: 'preview', access: 'read invoice' },
          invoiceEdit: { id: 33, path: '/apps/invoice/edit', title: 'Edit invoice', icon: 'file-pen', menuTitle: 'edit', access: 'update invoice' },
          invoiceAdd: { id: 34, path: '/apps/invoice/add', title: 'New invoice', icon: 'file-plus', menuTitle: 'new', access: 'create invoice' },
        },
      },
      shop: {
        icon: 'shopping-basket',
        pages: {
          shop: { id: 41, path: '/apps/ecommerce/shop', title: 'Supply shop', icon: 'shopping-basket', menuTitle: 'catalogue', access: 'read product', goKey: 's' },
          productDetail: { id: 42, path: '/apps/ecommerce/product-detail', title: 'Product details', icon: 'package', access: 'read product' },
          wishlist: { id: 43, path: '/apps/ecommerce/wishlist', title: 'Wishlist', icon: 'heart', access: 'read product' },
          checkout: { id: 44, path: '/apps/ecommerce/checkout', title: 'Checkout', icon: 'shopping-cart', access: 'create order' },
          orders: { id: 229, path: '/apps/ecommerce/orders', title: 'Orders', icon: 'package-check', access: 'create order' },
        },
      },
      users: {
        icon: 'users',
        pages: {
          userList: { id: 51, path: '/apps/user/list', title: 'Users', icon: 'users', menuTitle: 'allUsers', access: 'read user', goKey: 'u' },
          userView: { id: 52, path: '/apps/user/view', title: 'User details', icon: 'user-round', access: 'read user' },
        },
      },
      access: {
        icon: 'shield-check',
        pages: {
          roles: { id: 53, path: '/apps/roles', title: 'Roles', icon: 'shield-check', access: 'read role' },
          permissions: { id: 54, path: '/apps/permissions', title: 'Permissions', icon: 'lock-keyhole', access: 'read permission' },
        },
      },
    },
  },
  pages: {
    icon: 'file-text',
    entries: {
      accountSettings: { id: 61, path: '/pages/account-settings', title: 'Account settings', icon: 'settings' },
      profile: { id: 62, path: '/pages/profile', title: 'Profile', icon: 'circle-user-round' },
      faq: { id: 63, path: '/pages/faq', title: 'Help centre', icon: 'life-buoy' },
      knowledgeBase: { id: 64, path: '/pages/knowledge-base', title: 'Knowledge base', icon: 'library' },
      pricing: { id: 65, path: '/pages/pricing', title: 'Plans and prices', icon: 'badge-dollar-sign' },
      license: { id: 66, path: '/pages/license', title: 'Licence', icon: 'scale' },
      apiKey: { id: 67, path: '/pages/api-key', title: 'API keys', icon: 'key-round', access: 'read apiKey' },
      modalExamples: { id: 68, path: '/pages/modal-examples', title: 'Dialog examples', icon: 'app-window' },
      blog: {
        icon: 'newspaper',
        pages: {
          blogList: { id: 71, path: '/pages/blog/list', title: 'Blog', icon: 'newspaper', menuTitle: 'posts' },
          blogDetail: { id: 72, path: '/pages/blog/detail', title: 'Blog post', icon: 'book-open', menuTitle: 'post' },
          blogEdit: { id: 73, path: '/pages/blog/edit', title: 'Edit blog post', icon: 'square-pen', menuTitle: 'editPost' },
        },
      },
      signInPages: {
        icon: 'log-in',
        pages: {
          loginBasic: { id: 81, path: '/pages/login-basic', title: 'Sign in, basic', icon: 'log-in', access: 'public' },
          loginCover: { id: 82, path: '/pages/login-cover', title: 'Sign in, cover', icon: 'log-in', access: 'public' },
          registerBasic: { id: 83, path: '/pages/register-basic', title: 'Register, basic', icon: 'user-plus', access: 'public' },
          registerCover: { id: 84, path: '/pages/register-cover', title: 'Register, cover', icon: 'user-plus', access: 'public' },
          forgotPasswordBasic: { id: 85, path: '/pages/forgot-password-basic', title: 'Forgot password, basic', icon: 'mail-question-mark', access: 'public' },
          forgotPasswordCover: { id: 86, path: '/pages/forgot-password-cover', title: 'Forgot password, cover', icon: 'mail-question-mark', access: 'public' },
          resetPasswordBasic: { id: 87, path: '/pages/reset-password-basic', title: 'Reset password, basic', icon: 'rotate-ccw', access: 'public' },
          resetPasswordCover: { id: 88, path: '/pages/reset-password-cover', title: 'Reset password, cover', icon: 'rotate-ccw', access: 'public' },
          verifyEmailBasic: { id: 89, path: '/pages/verify-email-basic', title: 'Verify e-mail, basic', icon: 'mail-check', access: 'public' },
          verifyEmailCover: { id: 90, path: '/pages/verify-email-cover', title: 'Verify e-mail, cover', icon: 'mail-check', access: 'public' },
          twoStepsBasic: { id: 91, path: '/pages/two-steps-basic', title: 'Two-step code, basic', icon: 'smartphone', access: 'public' },
          twoStepsCover: { id: 92, path: '/pages/two-steps-cover', title: 'Two-step code, cover', icon: 'smartphone', access: 'public' },
        },
      },
      statusPages: {
        icon: 'info',
        pages: {
          comingSoon: { id: 101, path: '/misc/coming-soon', title: 'Coming soon', icon: 'hourglass', access: 'public' },
          notAuthorized: { id: 102, path: '/misc/not-authorized', title: 'Not authorized', icon: 'ban', access: 'public' },
          maintenance: { id: 103, path: '/misc/maintenance', title: 'Maintenance', icon: 'construction', access: 'public' },
          error: { id: 104, path: '/misc/error', title: 'Error', icon: 'bug', access: 'public' },
        },
      },
    },
  },
  gallery: {
    icon: 'palette',
    entries: {
      foundations: {
        icon: 'palette',
        pages: {
          typography: { id: 121, path: '/ui-element/typography', title: 'Typography', icon: 'type' },
          colors: { id: 122, path: '/ui-element/colors', title: 'Colours', icon: 'palette' },
          icons: { id: 123, path: '/icons', title: 'Icons', icon: 'shapes' },
        },
      },
      cards: {
        icon: 'rectangle-horizontal',
        pages: {
          cardBasic: { id: 131, path: '/cards/basic', title: 'Basic cards', icon: 'rectangle-horizontal' },
          cardAdvance: { id: 132, path: '/cards/advance', title: 'Advanced cards', icon: 'gallery-vertical-end', access: 'read dashboard' },
          cardStatistics: { id: 133, path: '/cards/statistics', title: 'Statistics cards', icon: 'trending-up', access: 'read dashboard' },
          cardAnalytics: { id: 134, path: '/cards/analytics', title: 'Analytics cards', icon: 'chart-column', access: 'read dashboard' },
          cardAction: { id: 135, path: '/cards/action', title: 'Card actions', icon: 'square-minus' },
        },
      },
      components: {
        icon: 'shapes',
        pages: {
          accordion: { id: 141, path: '/components/accordion', title: 'Accordion', icon: 'chevrons-down-up' },
          alerts: { id: 142, path: '/components/alerts', title: 'Alerts', icon: 'info' },
          autoComplete: { id: 143, path: '/components/auto-complete', title: 'Autocomplete', icon: 'text-search' },
          avatar: { id: 144, path: '/components/avatar', title: 'Avatar', icon: 'circle-user' },
          badges: { id: 145, path: '/components/badges', title: 'Badges', icon: 'badge' },
          blockUi: { id: 146, path: '/components/blockui', title: 'Block UI', icon: 'loader' },
          breadcrumbs: { id: 147, path: '/components/breadcrumbs', title: 'Breadcrumbs', icon: 'chevrons-right' },
          buttons: { id: 148, path: '/components/buttons', title: 'Buttons', icon: 'mouse-pointer-click' },
          carousel: { id: 149, path: '/components/carousel', title: 'Carousel', icon: 'gallery-horizontal' },
          collapse: { id: 150, path: '/components/collapse', title: 'Collapse', icon: 'list-collapse' },
          divider: { id: 151, path: '/components/divider', title: 'Divider', icon: 'minus' },
          dropdowns: { id: 152, path: '/components/dropdowns', title: 'Dropdowns', icon: 'chevron-down' },
          listGroup: { id: 153, path: '/components/list-group', title: 'List group', icon: 'list' },
          modals: { id: 154, path: '/components/modals', title: 'Dialogs', icon: 'picture-in-picture-2' },
          navComponent: { id: 155, path: '/components/nav-component', title: 'Navs', icon: 'menu' },
          offcanvas: { id: 156, path: '/components/offcanvas', title: 'Slide-in panels', icon: 'panel-right' },
          pagination: { id: 157, path: '/components/pagination', title: 'Pagination', icon: 'ellipsis' },
          pillBadges: { id: 158, path: '/components/pill-badges', title: 'Pill badges', icon: 'pill' },
          pillsComponent: { id: 159, path: '/components/pills-component', title: 'Pills', icon: 'toggle-right' },
          popovers: { id: 160, path: '/components/popovers', title: 'Popovers', icon: 'message-circle' },
          progress: { id: 161, path: '/components/progress', title: 'Progress', icon: 'gauge' },
          spinners: { id: 162, path: '/components/spinners', title: 'Spinners', icon: 'loader-circle' },
          tabsComponent: { id: 163, path: '/components/tabs-component', title: 'Tabs', icon: 'folder' },
          timeline: { id: 164, path: '/components/timeline', title: 'Timeline', icon: 'git-commit-vertical' },
          toasts: { id: 165, path: '/components/toasts', title: 'Toasts', icon: 'bell-ring' },
          tooltips: { id: 166, path: '/components/tooltips', title: 'Tooltips', icon: 'message-square-more' },
        },
      },
      extensions: {
        icon: 'group',
        pages: {
          confirmations: { id: 171, path: '/extensions/sweet-alert', title: 'Confirmations', icon: 'circle-check' },
          notifier: { id: 172, path: '/extensions/toastr', title: 'Toast notifications', icon: 'bell' },
          slider: { id: 173, path: '/extensions/slider', title: 'Slider', icon: 'sliders-horizontal' },
          dragAndDrop: { id: 174, path: '/extensions/drag-and-drop', title: 'Drag and drop', icon: 'move' },
          tour: { id: 175, path: '/extensions/tour', title: 'Tour', icon: 'map' },
          clipboard: { id: 176, path: '/extensions/clipboard', title: 'Clipboard', icon: 'clipboard' },
          mediaPlayer: { id: 177, path: '/extensions/react-player', title: 'Media player', icon: 'clapperboard' },
          contextMenu: { id: 178, path: '/extensions/context-menu', title: 'Context menu', icon: 'square-menu' },
          slides: { id: 179, path: '/extensions/swiper', title: 'Slides', icon: 'images' },
          ratings: { id: 180, path: '/extensions/ratings', title: 'Ratings', icon: 'star' },
          pager: { id: 181, path: '/extensions/pagination', title: 'Working pager', icon: 'arrow-left-right' },
          importFile: { id: 182, path: '/extensions/import', title: 'Import', icon: 'file-input' },
          exportFile: { id: 183, path: '/extensions/export', title: 'Export', icon: 'file-output' },
          exportSelected: { id: 184, path: '/extensions/export-selected', title: 'Export selected', icon: 'copy-check' },
          i18n: { id: 185, path: '/extensions/i18n', title: 'Languages', icon: 'languages' },
        },
      },
      pageLayouts: {
        icon: 'layout-panel-left',
        pages: {
          layoutCollapsed: { id: 112, path: '/page-layout/collapse-menu', title: 'Collapsed menu layout', icon: 'panel-left-close' },
          layoutBoxed: { id: 113, path: '/page-layout/layout-boxed', title: 'Boxed layout', icon: 'square' },
          layoutNoMenu: { id: 114, path: '/page-layout/without-menu', title: 'Layout without menu', icon: 'panel-top' },
          layoutEmpty: { id: 115, path: '/page-layout/layout-empty', title: 'Empty layout', icon: 'square-dashed' },
          layoutBlank: { id: 116, path: '/page-layout/layout-blank', title: 'Blank layout', icon: 'file' },
        },
      },
    },
  },
  formsAndData: {
    icon: 'table',
    entries: {
      formElements: {
        icon: 'text-cursor-input',
        pages: {
          input: { id: 191, path: '/forms/elements/input', title: 'Input', icon: 'text-cursor-input' },
          inputGroup: { id: 192, path: '/forms/elements/input-group', title: 'Input group', icon: 'group' },
          inputMask: { id: 193, path: '/forms/elements/input-mask', title: 'Input mask', icon: 'hash' },
          textarea: { id: 194, path: '/forms/elements/textarea', title: 'Text area', icon: 'notebook-pen' },
          checkbox: { id: 195, path: '/forms/elements/checkbox', title: 'Checkbox', icon: 'square-check' },
          radio: { id: 196, path: '/forms/elements/radio', title: 'Radio', icon: 'circle-dot' },
          switch: { id: 197, path: '/forms/elements/switch', title: 'Switch', icon: 'toggle-left' },
          select: { id: 198, path: '/forms/elements/select', title: 'Select', icon: 'list-filter' },
          numberInput: { id: 199, path: '/forms/elements/number-input', title: 'Number input', icon: 'plus' },
          fileUploader: { id: 200, path: '/forms/elements/file-uploader', title: 'File uploader', icon: 'upload' },
          editor: { id: 201, path: '/forms/elements/editor', title: 'Text editor', icon: 'pencil-line' },
          pickers: { id: 202, path: '/forms/elements/pickers', title: 'Date and time pickers', icon: 'calendar-clock' },
        },
      },
      formLayout: { id: 203, path: '/forms/layout/form-layout', title: 'Form layouts', icon: 'layout-panel-left' },
      wizard: { id: 204, path: '/forms/wizard', title: 'Wizard', icon: 'footprints' },
      formValidation: { id: 205, path: '/forms/form-validation', title: 'Form validation', icon: 'badge-check' },
      formRepeater: { id: 206, path: '/forms/form-repeater', title: 'Form repeater', icon: 'copy-plus' },
      tableBasic: { id: 211, path: '/tables/basic', title: 'Tables', icon: 'table' },
      dataTables: {
        icon: 'table-2',
        pages: {
          datatablesBasic: { id: 212, path: '/datatables/basic', title: 'Data tables, basic', icon: 'table-2', menuTitle: 'basic', access: 'read employee' },
          datatablesAdvance: { id: 213, path: '/datatables/advance', title: 'Data tables, advanced', icon: 'table-properties', menuTitle: 'advanced', access: 'read employee' },
        },
      },
      charts: {
        icon: 'chart-line',
        pages: {
          chartLine: { id: 221, path: '/charts/line', title: 'Line charts', icon: 'chart-line' },
          chartBar: { id: 222, path: '/charts/bar', title: 'Bar charts', icon: 'chart-bar' },
          chartArea: { id: 223, path: '/charts/area', title: 'Area charts', icon: 'chart-area' },
          chartPie: { id: 224, path: '/charts/pie', title: 'Pie charts', icon: 'chart-pie' },
          chartRadar: { id: 225, path: '/charts/radar', title: 'Radar charts', icon: 'radar' },
          chartScatter: { id: 226, path: '/charts/scatter', title: 'Scatter charts', icon: 'chart-scatter' },
          chartHeatmap: { id: 227, path: '/charts/heatmap', title: 'Heat maps', icon: 'grid-3x3' },
          chartSparkline: { id: 228, path: '/charts/sparkline', title: 'Sparklines', icon: 'activity' },
        },
      },
    },
  },
  more: {
    icon: 'lock',
    entries: {
      accessControl: { id: 111, path: '/access-control', title: 'Access control', icon: 'lock', access: 'read acl' },
    },
  },
} as const satisfies Record<string, SectionRow>;
