import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/Text';
import { Code } from './Code';
import { CodeBlock } from './CodeBlock';

const code = `import { Button } from '@larder/ui/Button';

/** Saves the dish and shows a toast. */
export function SaveDish({ price = 31.5 }) {
  const label = \`Save for $\${price}\`;
  return <Button variant="filled" onClick={() => save(price)}>{label}</Button>;
}`;

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { code, language: 'typescript', title: 'SaveDish.tsx' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'SaveDish.tsx' })).toHaveTextContent('import { Button }');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    // The highlighter is lazy-loaded, which can be slow on CI.
    await waitFor(
      async () => {
        const keyword = canvas.getAllByText('import')[0]!;
        await expect(getComputedStyle(keyword).color).not.toBe(getComputedStyle(keyword.parentElement!).color);
      },
      { timeout: 15_000 },
    );
  },
};

export const Playground: Story = { args: { showLineNumbers: true, markedLines: [5] } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Text as="p">
        Install it with <Code>pnpm add @larder/ui</Code>, then import the theme.
      </Text>
      <CodeBlock code="pnpm add @larder/ui" language="bash" label="Installation" />
      <CodeBlock {...args} title="Numbered from 41" showLineNumbers startLine={41} markedLines={[44, 45]} />
      <CodeBlock
        {...args}
        title="Plain and wrapped"
        language={undefined}
        wrap
        code={'no-spaces-in-this-line'.repeat(20)}
      />
      <CodeBlock {...args} title="Scrolls" maxBlockSize={96} showCopy={false} />
      <CodeBlock
        code={'{\n  "covers": 42,\n  "isOpen": true,\n  "server": "Wren Castellano"\n}'}
        language="json"
        title="bill.json"
      />
      <CodeBlock code={'- pnpm test\n+ pnpm check\n'} language="diff" title="Changed" />
    </div>
  ),
};
