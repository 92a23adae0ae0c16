import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No wine on this shelf yet',
    description: 'Add a bottle, or import your supplier’s list to fill the section.',
    actions: (
      <>
        <Button variant="filled" size="sm" startIcon={Plus}>
          Add bottle
        </Button>
        <Button size="sm">Import list</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No wine on this shelf yet', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add bottle' })).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const NothingFound: Story = {
  args: {
    illustration: 'search',
    title: 'No bill matches “hake”',
    description: 'Look for a table, a server or a bill number.',
    actions: <Button size="sm">Clear search</Button>,
  },
};

export const Failure: Story = {
  args: {
    illustration: 'error',
    role: 'alert',
    title: 'The bills did not load',
    description: 'The connection to the till was lost. Nothing on the bills has changed.',
    actions: (
      <Button variant="filled" size="sm">
        Try again
      </Button>
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 16 }}>
      {(['shelf', 'search', 'error', 'none'] as const).map((illustration) => (
        <EmptyState {...args} key={illustration} illustration={illustration} size="sm" />
      ))}
    </div>
  ),
};

export const WholePage: Story = { args: { headingLevel: 1 } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    title: 'لا يوجد نبيذ على هذا الرف بعد',
    description: 'أضف زجاجة أو استورد قائمة المورّد.',
    actions: <Button size="sm">استيراد القائمة</Button>,
  },
};
