/** Templates of `pnpm new`. */

export function componentFiles({ Name }) {
  const folder = `packages/ui/src/components/${Name}/${Name}`;
  return {
    [`${folder}.tsx`]: `import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './${Name}.css';

export interface ${Name}Props extends HTMLAttributes<HTMLDivElement> {
  /**
   * Visual weight.
   * @default 'normal'
   */
  emphasis?: keyof typeof styles.emphasis;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function ${Name}({ emphasis = 'normal', className, children, ...rest }: ${Name}Props) {
  return (
    <div className={cx(styles.root, styles.emphasis[emphasis], className)} {...rest}>
      {children}
    </div>
  );
}
`,
    [`packages/ui/src/entries/${Name}.ts`]: `export { ${Name} } from '../components/${Name}/${Name}';
export type { ${Name}Props } from '../components/${Name}/${Name}';
`,
    [`${folder}.css.ts`]: `import { style, styleVariants } from '../../css/style';
import { text } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';

export const root = style([text.body, { padding: base.space.px12, borderRadius: base.radius.md }]);

export const emphasis = styleVariants({
  normal: { background: vars.role.surface, color: vars.role.text },
  quiet: { background: vars.role.canvas, color: vars.role.textMuted },
});
`,
    [`${folder}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name} } from './${Name}';
import { emphasis } from './${Name}.css';

const meta = {
  title: 'Components/${Name}',
  component: ${Name},
  args: { children: 'Six jars of plum jam' },
} satisfies Meta<typeof ${Name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Six jars of plum jam')).toBeVisible();
  },
};

/** Default with all controls; not tested again. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <>
      {(Object.keys(emphasis) as (keyof typeof emphasis)[]).map((key) => (
        <${Name} key={key} {...args} emphasis={key}>
          {key}
        </${Name}>
      ))}
    </>
  ),
};

export const LongText: Story = { args: { children: 'Six jars of plum jam from the orchard behind the ferry landing. '.repeat(8) } };
`,
    [`${folder}.test.tsx`]: `import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ${Name} } from './${Name}';

describe('${Name}', () => {
  describeConformance(${Name}, { children: 'Six jars' }, { element: 'div' });
});
`,
    [`${folder}.docs.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${Name}.stories';

<Meta of={Stories} />

# ${Name}

What it is, in one sentence.

<Canvas of={Stories.Default} />

## When to use

A real use. For a similar purpose, use another component.

## Keyboard

| Keys | Effect |
|---|---|
| Tab | what it does |

## Accessibility

Its role, its name, what is announced.

## Props

<Controls of={Stories.Playground} />
`,
  };
}

export function entityFiles({ name, singular, Singular }) {
  const domain = `packages/domain/src/${name}/${name}`;
  const mock = `packages/mock-api/src/${name}/${name}`;
  return {
    [`${domain}.contract.ts`]: `import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';

export const ${singular}Schema = z.object({
  id: z.int(),
  name: z.string(),
});
export type ${Singular} = z.infer<typeof ${singular}Schema>;

export const ${singular}Endpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/${name}/list',
    summary: 'Lists the ${name} whose name contains the text.',
    input: z.object({ q: z.optional(z.string()) }),
    output: z.object({ ${name}: z.array(${singular}Schema), total: z.int() }),
    ability: { action: 'read', subject: '${singular}' },
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/${name}/add',
    summary: 'Adds a ${singular}, first in the list.',
    input: z.object({ name: z.string() }),
    output: z.object({ ${singular}: ${singular}Schema }),
    status: 201,
    ability: { action: 'create', subject: '${singular}' },
  }),
};
`,
    [`${domain}.ts`]: `import type { ${Singular} } from './${name}.contract';

/** Returns a copy sorted by name in locale order. */
export function sortByName(${name}: readonly ${Singular}[], locale: string): ${Singular}[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return ${name}.toSorted((a, b) => compare(a.name, b.name));
}
`,
    [`${domain}.queries.ts`]: `import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { ${singular}Endpoints } from './${name}.contract';

export type ${Singular}ListInput = EndpointInput<typeof ${singular}Endpoints.list>;

export const ${singular}Keys = entityKeys('${name}');

export const ${singular}ListQuery = (input: ${Singular}ListInput) =>
  queryOptions({
    queryKey: ${singular}Keys.list(input),
    queryFn: ({ signal }) => call(${singular}Endpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  });

export const use${Singular}List = (input: ${Singular}ListInput) => useQuery(${singular}ListQuery(input));
`,
    [`${domain}.mutations.ts`]: `import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { ${singular}Endpoints } from './${name}.contract';
import { ${singular}Keys } from './${name}.queries';

export const useAdd${Singular} = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof ${singular}Endpoints.add>) =>
      (await call(${singular}Endpoints.add, input)).${singular},
    onSuccess: (_${singular}, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: ${singular}Keys.lists() }),
  });
`,
    [`${domain}.test.ts`]: `import { expect, test } from 'vitest';
import { sortByName } from './${name}';

test('sortByName returns a sorted copy', () => {
  const given = [
    { id: 1, name: 'b' },
    { id: 2, name: 'a' },
  ];
  expect(sortByName(given, 'en').map(({ id }) => id)).toEqual([2, 1]);
  expect(given[0]?.id).toBe(1);
});
`,
    [`${mock}.fixtures.ts`]: `import type { ${Singular} } from '@larder/domain/contract';

/** Demo data. Deterministic. */
export const seed${Singular}s: readonly ${Singular}[] = [
  { id: 1, name: 'First' },
  { id: 2, name: 'Second' },
];
`,
    [`${mock}.handlers.ts`]: `import { includesText, type ${singular}Endpoints, type ${Singular} } from '@larder/domain/contract';
import { defineStore } from '../database';
import type { Handlers } from '../router';
import { activeRows, nextId, tableOf } from '../table';
import { seed${Singular}s } from './${name}.fixtures';

const ${singular}Store = defineStore('${name}', (seed) => ({
  ${name}: tableOf(seed === 'empty' ? [] : seed${Singular}s.map((row): ${Singular} => ({ ...row }))),
}));

export const ${singular}Handlers: Handlers<typeof ${singular}Endpoints> = {
  list({ q = '' }, db) {
    const found = activeRows(${singular}Store(db).${name}).filter(({ name }) => includesText(q, name));
    return { ${name}: found, total: found.length };
  },

  add({ name }, db) {
    const { ${name} } = ${singular}Store(db);
    const ${singular} = { id: nextId(${name}), name };
    ${name}.rows.unshift(${singular});
    return { ${singular} };
  },
};
`,
    [`${mock}.routes.ts`]: `import { ${singular}Endpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { ${singular}Handlers } from './${name}.handlers';

export const routes: readonly Route[] = [...bind(${singular}Endpoints, ${singular}Handlers)];
`,
  };
}

export function pageFiles({ Name, title, feature, path, access }) {
  const page = `${Name}Page`;
  const route = `apps/admin/src/routes/_shell${path}.tsx`;
  const up = '../'.repeat(path.split('/').length);
  return {
    [route]: `import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '${up}components/lazyPage';
${access ? `import { requireAccess } from '${up}shell/navigation/guards';\n` : ''}
const page = lazyPage(() => import('${up}features/${feature}/${page}'));

export const Route = createFileRoute('/_shell${path}')({
  ${access ? 'beforeLoad: requireAccess,\n  ' : ''}loader: () => page.load().then(() => undefined),
  component: page.component('${page}'),
});
`,
    [`apps/admin/src/features/${feature}/${page}.tsx`]: `import { PageHeader } from '@larder/ui';
import { usePageTitle } from '../../hooks/usePageTitle';

export function ${page}() {
  return <PageHeader title={usePageTitle()} />;
}
`,
    [`apps/admin/src/features/${feature}/${page}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${page} } from './${page}';

const meta = {
  title: 'Pages/${title}',
  component: ${page},
  parameters: { layout: 'fullscreen', app: { path: '${path}' } },
} satisfies Meta<typeof ${page}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
  };
}
