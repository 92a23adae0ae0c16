import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Code } from './Code';
import { CodeBlock } from './CodeBlock';

describe('Code', () => {
  describeConformance(Code, { children: 'pnpm add' }, { element: 'code' });
});

describe('CodeBlock', () => {
  describeConformance(CodeBlock, { code: 'const a = 1;', title: 'a.ts' }, { element: 'figure' });
  afterEach(cleanup);

  it('shows the same text before and after highlighting', async () => {
    const code = 'const a = 1;\n\n// two jars';
    // The trailing newline doesn't add a line.
    const { container } = render(<CodeBlock code={`${code}\n`} language="typescript" showLineNumbers />);
    const shown = () => container.querySelector('code')?.textContent;
    expect(shown()).toBe(code);
    await waitFor(() => expect(container.querySelector('[class*="scopes_keyword"]')?.textContent).toBe('const'));
    expect(shown()).toBe(code);
  });
});
