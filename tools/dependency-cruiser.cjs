// The import matrix of docs/architecture.md: who may know whom. Each rule has a seeded violation in `tools/fences.test.mjs`.
const ui = '^packages/ui/';
const domain = '^packages/domain/';
const mock = '^packages/mock-api/';
const admin = '^apps/admin/';
const proof = '\\.(test|stories)\\.tsx?$';

/** One of npm's packages, wherever the package manager put it. */
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycle', 'A module that needs itself cannot be read alone.', {}, { circular: true }),
    rule('not-resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),

    rule('ui-is-a-leaf', 'ui knows no restaurant.', { path: ui }, { path: [domain, mock, admin] }),
    rule(
      'ui-opens-no-door',
      'ui takes data and texts as props.',
      { path: ui },
      {
        path: npm(
          'axios',
          'jotai',
          '@tanstack/react-query',
          '@tanstack/react-router',
          'i18next',
          'react-i18next',
          '@casl/[^/]+',
          'zod',
        ),
      },
    ),
    rule(
      'entries-only-re-export',
      'Nothing inside ui reads its public surface.',
      { path: `${ui}src/(?!entries/)`, pathNot: `${proof}|\\.mdx$` },
      { path: `${ui}src/entries/` },
    ),
    rule(
      'native-set-stays-native',
      'The plain elements load no react-aria: the sign-in page depends on it.',
      { path: `${ui}src/entries/(index|theme)\\.ts$` },
      { path: npm('react-aria-components', 'react-aria', 'react-stately'), reachable: true },
    ),
    rule(
      'private-below-components',
      'Components are built from private parts, not the other way round.',
      { path: `${ui}src/private/`, pathNot: proof },
      { path: `${ui}src/(components|patterns|charts|table)/` },
    ),
    rule('css-ts-imports-no-component', 'Styles know no component.', { path: '\\.css\\.ts$' }, { path: '\\.tsx$' }),

    rule(
      'domain-knows-no-view',
      'The business is told without a screen.',
      { path: domain },
      { path: [ui, mock, admin] },
    ),
    rule(
      'contract-is-pure',
      'A contract is zod and other contracts, transitively.',
      { path: '\\.contract\\.ts$' },
      {
        path: npm('axios', 'jotai', 'react', 'react-dom', '@tanstack/[^/]+', '@casl/[^/]+', 'i18next'),
        reachable: true,
      },
    ),
    rule(
      'atoms-hold-no-server-state',
      'What the server owns lives in the query cache.',
      { path: '\\.atoms\\.ts$' },
      { path: ['\\.(queries|mutations)\\.ts$', ...npm('@tanstack/react-query')] },
    ),
    rule(
      'entities-do-not-import-each-other',
      'An entity knows the foundations and the contracts of others.',
      {
        path: '^packages/domain/src/([^/]+)/.+',
        pathNot: [
          '^packages/domain/src/(cache|http|store|lists|money|time|session|workplace|access|preferences|i18n)/',
          proof,
        ],
      },
      {
        path: '^packages/domain/src/([^/]+)/',
        pathNot: [
          '^packages/domain/src/(cache|http|store|lists|money|time|session|workplace|access|preferences|i18n|$1)/',
          '\\.contract\\.ts$',
        ],
      },
    ),
    rule(
      'axios-only-in-http',
      'One door to the network.',
      { path: '^(packages|apps)/', pathNot: ['^packages/domain/src/http/', mock, proof] },
      { path: npm('axios') },
    ),
    rule(
      'jotai-only-in-store',
      'One door to the store.',
      { path: '^(packages|apps)/', pathNot: ['^packages/domain/src/store/', proof] },
      { path: npm('jotai') },
    ),

    rule(
      'mock-sees-contract-only',
      'The in-browser API answers the contract and knows nothing else.',
      { path: mock, pathNot: '\\.test\\.tsx?$' },
      { path: domain, pathNot: '^packages/domain/src/(contract\\.ts$|.+\\.contract\\.ts$)' },
    ),
    rule(
      'mock-has-no-react',
      'It runs in Node as well.',
      { path: mock, pathNot: proof },
      { path: npm('react', 'react-dom') },
    ),
    rule(
      'mock-api-only-from-main',
      'The mock is a chunk of its own that main asks for.',
      { path: admin, pathNot: `^apps/admin/src/main\\.tsx$|${proof}` },
      { path: mock },
    ),
    rule(
      'mock-api-only-dynamically',
      'A static import would put the demo data in the first load.',
      { path: '^apps/admin/src/main\\.tsx$' },
      { path: mock, dynamic: false, dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'features-do-not-import-each-other',
      'The second use promotes: entities or ui.',
      { path: '^apps/admin/src/features/([^/]+)/' },
      { path: '^apps/admin/src/features/([^/]+)/', pathNot: '^apps/admin/src/features/$1/' },
    ),
    rule(
      'features-below-routes',
      'Routes point at features, not back.',
      { path: '^apps/admin/src/features/', pathNot: proof },
      { path: '^apps/admin/src/(routes/|main|routeTree)' },
    ),
    rule(
      'shell-below-features',
      'The shell stands without any feature.',
      { path: '^apps/admin/src/shell/', pathNot: proof },
      { path: '^apps/admin/src/(features|routes)/' },
    ),
    rule(
      'routes-hold-no-view',
      'A route file is a pointer.',
      { path: '^apps/admin/src/routes/' },
      { path: ui, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'lib-is-below-all',
      'Shared code knows neither features nor the shell.',
      { path: '^apps/admin/src/(lib|components|hooks|lists)/', pathNot: proof },
      { path: '^apps/admin/src/(features|shell|routes|entities)/' },
    ),
    rule(
      'lib-has-no-react',
      'Pure helpers: React goes to components or hooks.',
      { path: '^apps/admin/src/lib/', pathNot: proof },
      {
        path: ['^apps/admin/src/(components|hooks)/', ...npm('react', 'react-dom', 'react-i18next', '@tanstack/[^/]+')],
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule(
      'no-relative-escape',
      'A package is reached by its name.',
      { path: '^(apps|packages)/([^/]+)/src/' },
      {
        path: '^(apps|packages|tools|e2e)/',
        pathNot: ['^$1/$2/'],
        dependencyTypesNot: [
          'npm',
          'npm-dev',
          'npm-peer',
          'npm-optional',
          'aliased',
          'aliased-workspace',
          'aliased-tsconfig',
          'npm-no-pkg',
          'npm-unknown',
          'undetermined',
        ],
      },
    ),
    rule(
      'no-deep-import',
      'The public surface of a package is its entries.',
      { path: '^(apps|packages)/([^/]+)/', pathNot: '\\.config\\.ts$' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^$1/$2/',
          '^packages/ui/src/entries/',
          '^packages/(domain|mock-api)/src/(index|contract|accounts)\\.ts$',
        ],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['larder-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
