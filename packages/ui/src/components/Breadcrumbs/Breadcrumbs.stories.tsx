import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenText, House, Moon } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Menu', href: '#menu' }, { label: 'Dinner', href: '#dinner' }, { label: 'Small plates' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation'));
    await expect(nav.getByText('Small plates')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Menu' })).toHaveFocus();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** An item without `href`, and links rendered by a router. */
export const RouterLink: Story = {
  args: {
    items: [{ label: 'Kitchen' }, { label: 'Menu', href: '/menu' }, { label: 'Dinner' }],
    renderLink: ({ href, ...props }) => <a data-router href={`#${href}`} {...props} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Menu' })).toHaveAttribute('data-router');
  },
};

/** Screen readers don't announce separators. */
export const Separators: Story = {
  name: 'Separators and icons',
  render: (args) => (
    <Stack gap="px12">
      {['/', '·', '–'].map((separator) => (
        <Breadcrumbs {...args} key={separator} aria-label={`Trail with ${separator}`} separator={separator} />
      ))}
      <Breadcrumbs
        {...args}
        aria-label="Trail with icons"
        items={[
          { label: 'Kitchen', icon: House },
          { label: 'Menu', href: '#menu', icon: BookOpenText },
          { label: 'Dinner', icon: Moon },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Trail with /' });
    await expect(trail).toHaveTextContent('Menu/Dinner/Small plates');
    for (const separator of within(trail).getAllByText('/'))
      await expect(separator).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Trail with icons' }).querySelectorAll('svg')).toHaveLength(
      3 + 2,
    );
  },
};
export const LongText: Story = {
  args: {
    items: [
      { label: 'Suppliers', href: '#s' },
      { label: 'Harbour Fish Co. and sons, wholesale and retail, north pier', href: '#h' },
      { label: 'Landing of Tuesday 18 November with turbot, hake and cockles' },
    ],
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    items: [{ label: 'القائمة', href: '#menu' }, { label: 'العشاء', href: '#dinner' }, { label: 'أطباق صغيرة' }],
  },
};
