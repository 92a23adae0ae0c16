import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Groups of a library, a layer or the shell: the modules matching `test`, with their imports unless disabled. */
const layers: Group[] = [
  { name: 'base', tags: ['$initial'] },
  // Modules shared by sign-in and the shell. Without this group, sign-in would load the whole shell.
  {
    name: 'sign-in',
    test: /\/ui\/src\/components\/(Alert|Checkbox|Mark|Text)\/\w+\.tsx$|\/ui\/src\/private\/(lazy\/LazyBoundary|skipLinks\/SkipLinks)\.|\/useMutation\.|\/use(FieldMessage|FailureReason|Session)\.|\/serverTime\.|\/session\.mutations\.|\/lucide-react\/.*\/(eye|eye-off|lock|mail|moon|sun|sun-moon|x|chevron-down)\./,
  },
  // Fields and rules of forms, which sign-in and many dialogs use.
  {
    name: 'fields',
    test: /\/TextField\/TextField\.tsx$|\/(useCounter|useFieldForm|schemaErrors|fieldRules)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Frame and form of the sign-in pages.
  {
    name: 'entry',
    test: /\/features\/session\/(SessionPage|components\/SessionForm|use(Countdown|DemoAccess|Enter|FailureDelay|SessionForm|SessionPaths))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Icons used by many chunks. Otherwise they end up in the group of the first component that imports them.
  { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 4 },
  { name: 'shell', test: /\/admin\/src\/shell\/Shell\.tsx$/ },
  // Components used by most pages. Pages load further components in separate chunks.
  {
    name: 'page',
    test: /\/ui\/src\/components\/(Menu\/MenuSeparator|(Badge|Delta|Figure|Grid|StatCard|StatusPill)\/\w+)\.tsx$|\/ui\/src\/patterns\/PageHeader\/\w+\.tsx$|\/ui\/src\/(hooks\/|private\/(dom\/announce|fields\/useFieldState|lists\/MatchedText|locale\/formatLocale|strings\/limitMessage)\.)|\/admin\/src\/(hooks\/useFormats|components\/lazyDialog)\.|\/domain\/src\/lists\/lists\.|\/clsx\//,
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
  // React Aria, for all overlays: the first one that opens loads them together.
  {
    name: 'overlays',
    test: /\/ui\/src\/(components\/(Menu|Popover|Dialog|Drawer)\/\w+Overlay|components\/Select\/Select|private\/overlays\/TooltipOverlay)\.tsx$/,
  },
  // Controls above rows, which lists, boards and the activity of a user share.
  {
    name: 'search',
    test: /\/ui\/src\/(components\/(FilterChip|SearchField|Tabs|Tag)|patterns\/FilterBar)\/\w+\.tsx$|\/admin\/src\/(hooks\/usePageCommands|lists\/(useBulkWork|useDebouncedText|useListSearch))\.|\/domain\/src\/(ledger\/ledgerCalls|restore\/restore\.contract)\./,
  },
  { name: 'table', test: /\/ui\/src\/table\/(TableRoot\.tsx|model\/serverFeatures\.ts)$/ },
  { name: 'forms', test: /\/react-hook-form\// },
];

/**
 * Returns a group of small modules that the pages of one kind share, without their imports. Each module would otherwise
 * be a request.
 */
const shared = (name: string, test: RegExp): Group => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

const features: Group[] = [
  shared(
    'lists',
    /\/admin\/src\/lists\/(?!importing\/(?!useInterruptedImport)|sheets)|\/domain\/src\/views\/|\/domain\/src\/preferences\/tableColumns\.|\/ui\/src\/table\/ServerTable\./,
  ),
  shared(
    'workplace',
    /\/domain\/src\/(restaurants\/basics\.contract|time\/businessDay)\.|\/admin\/src\/(hooks\/usePageTitle|lib\/shownRestaurant)\./,
  ),
  shared(
    'restaurants',
    /\/domain\/src\/restaurants\/(hours\.contract|restaurantCalls\.contract|restaurants\.contract|restaurants\.queries|settings\.contract|staff\.contract)\./,
  ),
  shared('people', /\/domain\/src\/users\/users\.(contract|queries)\./),
  shared(
    'users',
    /\/domain\/src\/users\/users(\.mutations)?\.ts$|\/admin\/src\/(features\/users\/(importedFields|isSameValue|useUser(Actions|Denial)|usersOfSearch)|entities\/users\/UserStatusPill)\./,
  ),
  shared('bills', /\/domain\/src\/bills\/|\/admin\/src\/features\/bills\//),
  shared('jobs', /\/domain\/src\/jobs\/|\/admin\/src\/features\/jobs\//),
  shared(
    'menu-board',
    /\/domain\/src\/menu\/(catalogueIndex|eightySix\.contract|menu(Calls|Draft)?\.(contract|queries))\./,
  ),
  shared('menu', /\/domain\/src\/menu\/|\/admin\/src\/features\/menu\//),
  shared('employees', /\/domain\/src\/datatables\/|\/admin\/src\/features\/datatables\//),
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
  // The rest runs in the page only if the worker does not start. Excludes the domain modules that the mock API
  // imports, because pages need them as well.
  shared('mock', /\/mock-api\/src\//),
];

/** Groups of `codeSplitting`, by priority. Other modules are split by the pages that import them. */
export const chunkGroups = [...layers, ...features, ...mock];

const preloaded = new RegExp(`/(${[...layers, ...features].map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`);

/** Only groups are preloaded: each further name enlarges a list that the first page downloads. */
export const isPreloaded = (file: string) => preloaded.test(file);
