// Allowed imports between folders, see docs/architecture.md. `tools/fences.test.mjs` breaks each rule once.
const ui = '^packages/ui/';
const domain = '^packages/domain/';
const mock = '^packages/mock-api/';
const admin = '^apps/admin/';
const proof = '\\.(test|stories)\\.tsx?$';

/** Matches npm packages in any `node_modules`. */
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycle', 'Modules must not depend on themselves.', {}, { circular: true }),
    rule('not-resolvable', 'The imported module must exist.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),

    rule('ui-is-a-leaf', 'ui contains no business rules.', { path: ui }, { path: [domain, mock, admin] }),
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
      'Modules of ui must not import its public entries.',
      { path: `${ui}src/(?!entries/)`, pathNot: `${proof}|\\.mdx$` },
      { path: `${ui}src/entries/` },
    ),
    rule(
      'native-set-stays-native',
      'Native components must not load react-aria, which would slow down the sign-in page.',
      { path: `${ui}src/entries/(index|theme)\\.ts$` },
      { path: npm('react-aria-components', 'react-aria', 'react-stately'), reachable: true },
    ),
    rule(
      'private-below-components',
      'Private modules must not import components.',
      { path: `${ui}src/private/`, pathNot: proof },
      { path: `${ui}src/(components|patterns|charts|table)/` },
    ),
    rule(
      'css-ts-imports-no-component',
      'Styles must not import components.',
      { path: '\\.css\\.ts$' },
      { path: '\\.tsx$' },
    ),

    rule('domain-knows-no-view', 'domain has no user interface.', { path: domain }, { path: [ui, mock, admin] }),
    rule(
      'contract-is-pure',
      'A contract may depend only on zod and other contracts, also indirectly.',
      { path: '\\.contract\\.ts$' },
      {
        path: npm('axios', 'jotai', 'react', 'react-dom', '@tanstack/[^/]+', '@casl/[^/]+', 'i18next'),
        reachable: true,
      },
    ),
    rule(
      'atoms-hold-no-server-state',
      'Server data belongs in the query cache.',
      { path: '\\.atoms\\.ts$' },
      { path: ['\\.(queries|mutations)\\.ts$', ...npm('@tanstack/react-query')] },
    ),
    rule(
      'entities-do-not-import-each-other',
      'An entity may import only shared folders and the contracts of other entities.',
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
      'Only the http folder may make requests.',
      { path: '^(packages|apps)/', pathNot: ['^packages/domain/src/http/', mock, proof] },
      { path: npm('axios') },
    ),
    rule(
      'jotai-only-in-store',
      'Only the store folder may import jotai.',
      { path: '^(packages|apps)/', pathNot: ['^packages/domain/src/store/', proof] },
      { path: npm('jotai') },
    ),

    rule(
      'mock-sees-contract-only',
      'mock-api may import only contracts from domain.',
      { path: mock, pathNot: '\\.test\\.tsx?$' },
      { path: domain, pathNot: '^packages/domain/src/(contract\\.ts$|.+\\.contract\\.ts$)' },
    ),
    rule(
      'mock-has-no-react',
      'mock-api also runs in Node.',
      { path: mock, pathNot: proof },
      { path: npm('react', 'react-dom') },
    ),
    rule(
      'mock-api-only-from-main',
      'Only main may load the mock API, as a separate chunk or in its worker, and tests.',
      {
        path: admin,
        pathNot: `^apps/admin/src/(main\\.tsx|worker/mockApi\\.worker\\.ts|testing/mockServer\\.ts)$|${proof}`,
      },
      { path: mock },
    ),
    rule(
      'mock-api-only-dynamically',
      'A static import would add the demo data to the first load.',
      { path: '^apps/admin/src/main\\.tsx$' },
      { path: mock, dynamic: false, dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'features-do-not-import-each-other',
      'Move shared code to entities or ui.',
      { path: '^apps/admin/src/features/([^/]+)/' },
      { path: '^apps/admin/src/features/([^/]+)/', pathNot: '^apps/admin/src/features/$1/' },
    ),
    rule(
      'features-below-routes',
      'Features must not import routes.',
      { path: '^apps/admin/src/features/', pathNot: proof },
      { path: '^apps/admin/src/(routes/|main|routeTree)' },
    ),
    rule(
      'shell-below-features',
      'The shell must not depend on features.',
      { path: '^apps/admin/src/shell/', pathNot: proof },
      { path: '^apps/admin/src/(features|routes)/' },
    ),
    rule(
      'routes-hold-no-view',
      'A route file only loads its page.',
      { path: '^apps/admin/src/routes/' },
      { path: ui, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'lib-is-below-all',
      'Shared code must not import features or the shell.',
      { path: '^apps/admin/src/(lib|components|hooks|lists)/', pathNot: proof },
      { path: '^apps/admin/src/(features|shell|routes|entities)/' },
    ),
    rule(
      'lib-has-no-react',
      'lib has pure helpers: move code that uses React to components or hooks.',
      { path: '^apps/admin/src/lib/', pathNot: proof },
      {
        path: ['^apps/admin/src/(components|hooks)/', ...npm('react', 'react-dom', 'react-i18next', '@tanstack/[^/]+')],
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule(
      'no-relative-escape',
      'Import packages by name.',
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
      'Only the entries of a package are public.',
      { path: '^(apps|packages)/([^/]+)/', pathNot: '\\.config\\.ts$' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^$1/$2/',
          '^packages/ui/src/entries/',
          '^packages/(domain|mock-api)/src/(index|contract|accounts|browser|testing|worker)\\.ts$',
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
