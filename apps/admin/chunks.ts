import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Groups for libraries, layers and the shell: the modules matching `test` and, unless disabled, their imports. */
const layers: Group[] = [
  // Token values, which only the gallery uses.
  { name: 'palette', test: /\/ui\/src\/theme\/(palette|contrast)\.ts$/, includeDependenciesRecursively: false },
  { name: 'base', tags: ['$initial'] },
  // Form fields and validation, which sign-in and many dialogs use.
  {
    name: 'fields',
    test: /\/(Checkbox\/Checkbox|TextField\/TextField)\.tsx$|\/private\/fields\/(Field|FieldHeader|FieldNotes|FormValue|Option|restoreChecked|useCounter|useFieldIds)\.|\/(FormFailure\.tsx|(changedValues|schemaErrors|useCountdown|useFieldForm)\.ts)$|\/lucide-react\/.*\/arrow-big-up-dash\./,
    includeDependenciesRecursively: false,
  },
  // Modules shared by sign-in and the shell. Without this group, sign-in would load the whole shell.
  {
    name: 'sign-in',
    test: /\/ui\/src\/components\/(Alert|Mark|Text)\/\w+\.tsx$|\/ui\/src\/private\/(fields\/(CheckboxBox|Field\.css|useFieldState)|hooks\/useControlledState|lazy\/LazyBoundary|skipLinks\/SkipLinks)\.|\/useMutation\.|\/use(FieldMessage|FailureReason|FailureToast|Session)\.|\/isSameValue\.|\/serverTime\.|\/session\.mutations\.|\/lucide-react\/.*\/(arrow-left|chevron-down|circle-exclamation-point|eye|eye-off|lock|mail|moon|search|sun|sun-moon|user-round|x)\./,
  },
  // Validation rules of the contract. In a group above, sign-in or pages without forms would load them.
  { name: 'rules', test: /\/domain\/src\/http\/fieldRules\.ts$/, includeDependenciesRecursively: false },
  // Layout and form of the sign-in pages.
  {
    name: 'entry',
    test: /\/features\/session\/(SessionPage(\.css)?|components\/SessionForm|use(DemoAccess|Enter|FailureDelay|SessionForm|SessionPaths))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // The HTTP client, which loads on the first request.
  { name: 'http', test: /\/domain\/src\/http\/axiosClient\.ts$/ },
  // Modules of the shell that pages without it also use. Without this group, these pages would load the shell.
  {
    name: 'common',
    test: /\/ui\/src\/(components\/(Dialog\/Dialog\.tsx$|(SearchField|Tag)\/\w+\.(?!stories))|private\/(dom\/(isFocusLost|media|modals|onFocusLost|watchSize)|hooks\/meterProps|lazy\/useLazyModule|locale\/(formatLocale|percentText)|strings\/widgetStrings)\.)|\/admin\/src\/(components\/lazyDialog|entities\/users\/useUserLabels|hooks\/(useAccountMoney|useFormats|usePageCommands)|lib\/(copyText|createFormats|regionalLocale))\.|\/domain\/src\/(money\/majorUnits|preferences\/shellPanel|store\/perUserAtom|time\/(utcDate|wallTime))\./,
    includeDependenciesRecursively: false,
  },
  // Queries, which pages without the shell also use.
  {
    name: 'queries',
    test: /\/@tanstack\/(query-core|react-query)\/(?!.*(queriesObserver|useQueries|infiniteQueryObserver|infiniteQueryOptions|useInfiniteQuery)\.)/,
    includeDependenciesRecursively: false,
  },
  // Icons of the start page.
  {
    name: 'service-icons',
    test: /\/lucide-react\/.*\/icons\/(badge-percent|hand-coins|layout-grid|message-circle-question-mark|receipt|rotate-ccw-clock|user-round-x|users-round|utensils-crossed)\./,
    includeDependenciesRecursively: false,
  },
  // Icons of commands in lists and records.
  {
    name: 'command-icons',
    test: /\/lucide-react\/.*\/icons\/(bookmark|circle-dot|clock|columns-3|copy|credit-card|ellipsis|link-2|list-filter|minus|pencil|plus|printer|send|tag|trash)\./,
    includeDependenciesRecursively: false,
  },
  // The shell and the components and icons used by most pages: in one chunk, they compress better.
  {
    name: 'shell',
    test: anyOf(
      /\/admin\/src\/shell\/Shell\.tsx$/,
      /\/ui\/src\/components\/(Menu\/MenuSeparator|(Badge|Figure|Grid|StatusPill)\/\w+)\.tsx$|\/ui\/src\/patterns\/PageHeader\/\w+\.tsx$|\/ui\/src\/(hooks\/|private\/(dom\/announce|lists\/MatchedText|strings\/(limitMessage|structureStrings))\.)|\/ui\/src\/private\/fields\/focusTarget\.|\/admin\/src\/(components\/LoadError|lists\/useDebouncedText|hooks\/usePageTitle|shell\/navigation\/assertPageAccess)\.|\/domain\/src\/lists\/lists\.|\/clsx\//,
      /\/lucide-react\/.*\/icons\/(arrow-down|arrow-up|badge-check|ban|bell|calendar-days|calendar-range|chart-column|check|chevron-left|chevron-right|chevron-up|clock-exclamation-point|download|file|file-text|message-square|receipt-text|refresh-cw|rotate-ccw|rotate-cw|shield-check|shopping-cart|star|store|table-2|undo-2|users)\./,
    ),
  },
  // Other icons used by many chunks. Otherwise they end up in the group of the first component that imports them.
  {
    name: 'more-icons',
    test: /\/lucide-react\/.*\/icons\/(?!(bookmark-plus|file-up|funnel|funnel-x|save)\.)/,
    minShareCount: 4,
  },
  // Tiles with figures.
  {
    name: 'figures',
    test: /\/ui\/src\/components\/(Delta|StatCard)\/\w+\.tsx$|\/ui\/src\/charts\/Sparkline\/Sparkline\.tsx$/,
  },
  // Cards of dashboards and details, which lists do not use.
  {
    name: 'cards',
    test: /\/ui\/src\/components\/(BlockOverlay|Card)\/\w+\.tsx$|\/admin\/src\/components\/QueryCard\./,
  },
  {
    name: 'charts',
    test: /\/ui\/src\/charts\/\w+\/(AreaChart|BarsChart|ChartFrame|Plot|MiniBars|RadialGauge|RankBars|ShareBar|Sparkline)\.tsx$/,
  },
  // `Select` without its list. Grouped with the list, it would load all overlays.
  { name: 'select', test: /\/ui\/src\/components\/Select\/Select\.tsx$/ },
  // React Aria modules for lists, boards, calendars and sliders. Without this group, they would load all overlays.
  {
    name: 'aria',
    test: /\/react-aria-components\/dist\/private\/(Button|Checkbox|Heading|ListBox)\.mjs$|\/react-aria\/dist\/private\/(overlays\/ariaHideOutside|utils\/useResizeObserver)\.mjs$|\/react-stately\/dist\/private\/(tree\/useTreeState|utils\/number)\.mjs$|\/ui\/src\/private\/(choices\/(Choice\.css|choiceTypes)|fields\/widgetFieldProps|lists\/LazyVirtualList)\./,
  },
  // Overlays and the React Aria modules that they share. The first overlay that opens loads the group.
  {
    name: 'overlays',
    test: /\/ui\/src\/(components\/(Menu|Popover|Dialog|Drawer|Select)\/\w+Overlay|private\/overlays\/TooltipOverlay)\.tsx$/,
  },
  { name: 'tabs', test: /\/ui\/src\/components\/Tabs\/\w+\.tsx$/ },
  // Changes of several records, their history and their order.
  {
    name: 'changes',
    test: /\/admin\/src\/(lib\/(mapConcurrent|onPageHide)|lists\/(exporting\/useExport|listRows|neighborsOf|useBulkWork|useListDelete|useNeighbors))\.|\/domain\/src\/(cache\/changeInOrder|ledger\/ledgerCalls|restore\/restore\.contract)\./,
    includeDependenciesRecursively: false,
  },
  // Search and filter controls that lists and boards share.
  {
    name: 'search',
    test: /\/ui\/src\/(components\/FilterChip|patterns\/FilterBar)\/\w+\.tsx$|\/admin\/src\/lists\/useListSearch\./,
  },
  // Without this group, card grids with pagination would load the table.
  { name: 'pagination', test: /\/ui\/src\/components\/Pagination\/Pagination\.tsx$/ },
  { name: 'table', test: /\/ui\/src\/table\/(TableRoot\.tsx|model\/serverFeatures\.ts)$/ },
  { name: 'forms', test: /\/react-hook-form\// },
];

/**
 * Returns a group of small modules shared by pages of one kind, without their imports. Otherwise, each module would be
 * a separate request.
 */
const shared = (name: string, test: RegExp): Group => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

const features: Group[] = [
  // List modules that pages without a table use. In the group below, they would load the table.
  shared(
    'list-parts',
    /\/admin\/src\/lists\/(FilterTags|ListPagination|activeFilters|exporting\/(ExportMenu|exportOptions)|truncate|useListMemory|useListPages|useListSelection)\./,
  ),
  shared(
    'lists',
    /\/admin\/src\/lists\/(?!importing\/(?!useInterruptedImport)|sheets|\w+\/\w+Dialog)|\/domain\/src\/views\/|\/domain\/src\/preferences\/tableColumns\.|\/ui\/src\/table\/ServerTable\.|\/lucide-react\/.*\/icons\/(bookmark-plus|file-up|funnel|funnel-x|save)\./,
  ),
  shared(
    'workplace',
    /\/domain\/src\/(restaurants\/basics\.contract|time\/businessDay)\.|\/admin\/src\/lib\/shownRestaurant\./,
  ),
  shared(
    'restaurants',
    /\/domain\/src\/restaurants\/(hours\.contract|restaurantCalls\.contract|restaurants\.contract|restaurants\.queries|settings\.contract|staff\.contract)\./,
  ),
  // Modules shared by forms of a page or a section: drafts, conflicts and unsaved changes.
  shared(
    'record-form',
    /\/admin\/src\/(components\/(ConflictAlert|DiscardDialog|FieldDifferences)|hooks\/useRecordForm|lib\/submitKeys)\.|\/domain\/src\/preferences\/formDrafts\.|\/react-router\/.*\/useBlocker\./,
  ),
  shared(
    'invoices',
    /\/domain\/src\/invoices\/(?!invoices\.contract)|\/admin\/src\/(entities\/invoices\/(InvoiceSheet\.css|InvoiceStatusBadge|InvoiceSums|useInvoiceLabels|useInvoiceMoney)|features\/invoices\/useDueText)\./,
  ),
  // Modules shared by the pages of a single invoice.
  shared(
    'invoice-parts',
    /\/admin\/src\/(features\/invoices\/(components\/InvoiceNotFound|invoiceIdOf|newestInvoice|useLineColumns)|entities\/invoices\/(clientLines|useInvoiceIssuer))\./,
  ),
  shared('invoice-actions', /\/admin\/src\/features\/invoices\/useInvoice(Actions|Download|MailText)\./),
  shared(
    'dashboards',
    /\/domain\/src\/(dashboard\/|preferences\/cardArrangement\.)|\/admin\/src\/features\/dashboard\/(components\/(BillsLink|CardGrid|RestaurantLine)|dashboardCards|deltaOf|isDashboardQuery|serviceDayText|useCardRestaurant)\./,
  ),
  shared('account-access', /\/domain\/src\/accountAccess\//),
  shared('user-details', /\/domain\/src\/users\/userDetails(Calls|Update|\.queries)/),
  shared(
    'user-saves',
    /\/domain\/src\/users\/userDetails\.mutations\.|\/admin\/src\/entities\/users\/details\/(addressLine|usePaymentTitle|useSaveDetails)\./,
  ),
  shared('chats', /\/domain\/src\/chats\/chats\./),
  shared('events', /\/domain\/src\/events\/events\.(mutations|queries|ts)/),
  shared(
    'editor-icons',
    /\/lucide-react\/.*\/(image-plus|italic|letter-b|link|redo-2|strikethrough|text-align-\w+|underline)\./,
  ),
  // Modules shared by form fields. Otherwise, forms with many fields would need more than 45 requests.
  shared('field-parts', /\/react-aria\/.*\/useUpdateEffect\.|\/ui\/src\/private\/fields\/WidgetTexts\./),
  shared(
    'number-parts',
    /\/react-aria\/.*\/useNumberFormatter\.|\/@internationalized\/number\/.*\/NumberFormatter\.|\/ui\/src\/private\/locale\/FieldLocale\./,
  ),
  shared('attachments', /\/domain\/src\/http\/attachment\.contract\.|\/admin\/src\/lib\/readAttachment\./),
  shared('user-icons', /\/lucide-react\/.*\/(shield|user-check|user-x)\./),
  shared('people', /\/domain\/src\/users\/users\.(contract|queries)\./),
  shared(
    'users',
    /\/domain\/src\/users\/users(\.mutations)?\.ts$|\/admin\/src\/(features\/users\/(importedFields|usersOfSearch)|entities\/users\/(UserNameCell|UserStatusPill|useUser(Actions|Denial)))\./,
  ),
  shared('roles', /\/domain\/src\/roles\/roles(\.contract|\.queries)?\.ts$/),
  shared('bills', /\/domain\/src\/bills\/|\/admin\/src\/features\/bills\//),
  shared('jobs', /\/domain\/src\/jobs\//),
  shared('job-parts', /\/admin\/src\/features\/jobs\//),
  shared(
    'menu-board',
    /\/domain\/src\/menu\/(catalogueIndex|eightySix\.contract|menu(Calls|Draft)?\.(contract|queries))\./,
  ),
  // Parts of dialogs are left out: the page does not need them.
  shared('menu', /\/domain\/src\/menu\/|\/admin\/src\/features\/menu\/(?!components\/(MenuRecordLayer|ScopeFields)\.)/),
  shared('blog', /\/domain\/src\/blog\/|\/admin\/src\/features\/blog\//),
  shared('help', /\/domain\/src\/faq\/|\/admin\/src\/features\/help\//),
  shared('orders', /\/domain\/src\/products\/orders\.(contract|queries)\./),
  shared('products', /\/domain\/src\/products\//),
  shared('shop', /\/admin\/src\/features\/shop\//),
  shared('product-parts', /\/admin\/src\/entities\/products\//),
  shared('checkout', /\/admin\/src\/features\/checkout\/(?!components\/OrderAddressFields)/),
  shared('profile', /\/domain\/src\/profile\/|\/admin\/src\/features\/profile\//),
  // Excludes the examples, which write spreadsheets.
  shared('employees', /\/domain\/src\/datatables\/|\/admin\/src\/features\/datatables\/(?!examples\/)/),
];

const mock: Group[] = [
  // The demo accounts of the sign-in page, separate from the rest of the mock API.
  { name: 'accounts', test: /\/mock-api\/src\/accounts\./ },
  // Modules that pass requests to the worker of the mock API. The engine imports them too.
  {
    name: 'mock-client',
    test: /\/mock-api\/src\/(areas|wire|responseCopy|persistence)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // The other modules of the mock API, which run in the page only if the worker does not start. Excludes the domain
  // modules that the mock API imports, because pages need them as well.
  shared('mock', /\/mock-api\/src\//),
];

/** Groups of `codeSplitting`, by priority. Other modules are split by the pages that import them. */
export const chunkGroups = [...layers, ...features, ...mock];

const preloaded = [...layers, ...features].map(({ name }) => name);
const rankOf = (file: string) => preloaded.indexOf(/\/([^/]+)-[\w-]{7}\.js$/.exec(file)?.[1] ?? '');

/**
 * Returns the style sheets and the files of `layers` and `features`. Preloading more would enlarge the file list in the
 * first download. Equal sequences compress well, so the scripts of every page are in the same order.
 */
export const preloadedFiles = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.css') || rankOf(file) !== -1).toSorted((a, b) => rankOf(a) - rankOf(b));
