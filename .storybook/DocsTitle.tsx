import { HeaderMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentProps } from 'react';
import { importLine } from './surface';

// Lazy, because only docs pages need it.
const CodeBlock = lazy(async () => ({
  default: (await import('../packages/ui/src/components/CodeBlock/CodeBlock')).CodeBlock,
}));

/** Title of a docs page, with the import statement if the title names an entry of the package. */
export function DocsTitle({ children, id = '' }: ComponentProps<'h1'>) {
  const code = typeof children === 'string' ? importLine(children) : undefined;
  return (
    <>
      <HeaderMdx as="h1" id={id}>
        {children}
      </HeaderMdx>
      {code && (
        <Suspense fallback={null}>
          <div className="docs-import">
            <Unstyled>
              <CodeBlock code={code} language="typescript" label="Import" wrap />
            </Unstyled>
          </div>
        </Suspense>
      )}
    </>
  );
}
