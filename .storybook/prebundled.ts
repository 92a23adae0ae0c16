/** Everything that stories reach outside the workspace; the path before `>` is the package that depends on it. */
const ui = [
  '@internationalized/date',
  '@maskito/core',
  '@vanilla-extract/css',
  '@vanilla-extract/dynamic',
  '@visx/shape',
  'lucide-react',
  'react-aria-components',
  'sonner',
  '@tanstack/react-table',
];
const domain = [
  '@casl/ability',
  '@casl/ability/extra',
  '@casl/react',
  '@tanstack/react-query',
  'axios',
  'i18next',
  'i18next-browser-languagedetector',
  'jotai',
  'jotai/utils',
  'react-i18next',
  'zod',
  'zod/mini',
];
const mockApi = ['axios-mock-adapter'];
const admin = ['@hookform/resolvers/standard-schema', 'react-hook-form'];

const from = (owner: string, names: string[]) => names.map((name) => `${owner} > ${name}`);

export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@tanstack/react-router',
  'axe-core',
  ...from('@larder/ui', ui),
  ...from('@larder/domain', domain),
  ...from('@larder/mock-api', mockApi),
  ...from('@larder/admin', admin),
];
