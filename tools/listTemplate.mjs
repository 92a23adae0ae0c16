/** The files of `pnpm new list`: columns, filters and a page on `apps/admin/src/lists`. */

const listText = (values) => values.map((value) => `'${value}'`).join(', ');

export function listFiles({ target, feature, home, singular, Singular, path, access }, source) {
  const { type, query, hook, hasInput, rowsField, all, isPaged, hasTotal, columns, key, sortColumns, filters } = source;
  const folder = `apps/admin/src/features/${home}`;
  const page = `${Singular}ListPage`;
  const up = '../'.repeat(path.split('/').length);
  const input = hasInput ? '{}' : '';
  const rows = rowsField ? `query.data?.${rowsField}` : 'query.data';
  const sortable = columns.every((name) => sortColumns.includes(name))
    ? 'sortable: true'
    : `sortable: [${listText(sortColumns)}].includes(id)`;
  const views = `{ ${filters.map(({ name, values }) => `${name}: { values: [${listText(values)}] }`).join(', ')} }`;

  return {
    [`apps/admin/src/routes/_shell${path}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '${up}components/lazyPage';
import { ${singular}List } from '${up}features/${home}/${singular}List';
${access ? `import { requireAccess } from '${up}shell/navigation/guards';\n` : ''}
const page = lazyPage(() => import('${up}features/${home}/${page}'));

export const Route = createFileRoute('/_shell${path}')({
  ${access ? 'beforeLoad: requireAccess,\n  ' : ''}validateSearch: ${singular}List.search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ load${Singular}List }) => load${Singular}List(context.queryClient, deps)),
  component: page.component('${page}'),
});
`,
    [`${folder}/${singular}List.ts`]: `import { defineList, type ListSearchOf } from '../../lists/defineList';

export const ${singular}List = defineList({
  name: '${feature}',
${isPaged ? '' : "  mode: 'client',\n"}  sortColumns: [${listText(sortColumns)}],
  filters: { ${filters.map(({ name }) => `${name}: { kind: 'select' }`).join(', ')} },
});
export type ${Singular}ListSearch = ListSearchOf<typeof ${singular}List>;
`,
    [`${folder}/${page}.tsx`]: `import { ${query}, ${hook}, type QueryClient } from '@larder/domain';
import type { ${type} } from '@larder/domain/contract';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
${isPaged ? "import { listParameters } from '../../lists/defineList';\n" : ''}import { ListPage } from '../../lists/ListPage';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { ${singular}List, type ${Singular}ListSearch } from './${singular}List';

export async function load${Singular}List(queryClient: QueryClient, search: ${Singular}ListSearch) {
  await openDefaultView(queryClient, ${singular}List.name, search);
  void queryClient.prefetchQuery(${query}(${isPaged ? `listParameters(${singular}List, search)` : input}));
}

const columnIds = [${listText(columns)}] as const;
${filters.length > 0 ? `const filters = ${views};` : ''}

export function ${page}() {
  const { t } = useTranslation();
  const columns = useMemo(
    () =>
      columnIds.map(
        (id): DataTableColumn<${type}> => ({
          id,
          header: t(\`${feature}.fields.\${id}\`),
          rowHeader: id === '${key}',
          ${sortable},
        }),
      ),
    [t],
  );
  const state = useListSearch(${singular}List);
  const query = ${hook}(${isPaged ? 'state.parameters' : input});
  const list = useListPage<${type}, ${Singular}ListSearch>({
    state,
    title: t('nav.pages.${target}'),
    query,
    ${isPaged ? `rows: ${rows}, ${hasTotal ? 'total: query.data?.total,' : ''}` : `all: ${rows},`}
${isPaged && all ? `    all: query.data?.${all},\n` : ''}    columns,
${filters.length > 0 ? '    filters,\n' : ''}  });
  return <ListPage list={list} />;
}
`,
    [`${folder}/${page}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${page} } from './${page}';

const meta = {
  title: 'Pages/${Singular} list',
  component: ${page},
  parameters: { layout: 'fullscreen', app: { path: '${path}' } },
} satisfies Meta<typeof ${page}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', {}, { timeout: 8000 })).toBeVisible();
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: '${path}?q=nothing%20like%20this' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' }, { timeout: 8000 })).toBeVisible();
  },
};
`,
  };
}

const words = (name) => {
  const text = name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
};

export const listTitle = ({ feature }) => words(feature);

/** Returns the English texts of the columns. */
export const listTexts = ({ feature }, { columns }) => ({
  [feature]: { fields: Object.fromEntries(columns.map((name) => [name, words(name)])) },
});
