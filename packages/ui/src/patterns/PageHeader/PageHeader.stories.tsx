import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { Button } from '../../components/Button/Button';
import { PageHeader } from './PageHeader';

const actions = (
  <>
    <Button size="bar" startIcon={Download}>
      Export
    </Button>
    <Button size="bar" variant="filled" startIcon={Plus}>
      New bill
    </Button>
  </>
);

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Friday dinner service',
    titleId: 'page-title',
    description: 'Friday 14 November · open since 11:00 · 20:15 now',
    actions,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Friday dinner service' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('id', 'page-title');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const WithBreadcrumbs: Story = {
  args: {
    title: 'Small plates',
    description: undefined,
    breadcrumbs: (
      <Breadcrumbs
        items={[{ label: 'Menu', href: '#menu' }, { label: 'Dinner', href: '#dinner' }, { label: 'Small plates' }]}
      />
    ),
  },
};

export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };

export const LongText: Story = {
  args: { title: 'Bills that were opened before the service day changed and were never closed by their server' },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'خدمة عشاء الجمعة', description: 'الجمعة 14 نوفمبر' },
};
