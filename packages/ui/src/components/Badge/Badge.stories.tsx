import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ShoppingCart } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tag } from '../Tag/Tag';
import { TextLink } from '../TextLink/TextLink';
import { Badge } from './Badge';
import { BadgeAnchor } from './BadgeAnchor';
import { soft } from './Badge.css';

const tones = Object.keys(soft) as (keyof typeof soft)[];

const meta = { title: 'Components/Badge', component: Badge, args: { count: 38 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('38')).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Counts above `max` show as "99+". */
export const Limit: Story = {
  args: { count: 1204, tone: 'danger', variant: 'filled', label: 'unread' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('99+ unread');
  },
};

export const TextLabel: Story = { args: { count: undefined, children: 'New', tone: 'info' } };

export const Anchored: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <BadgeAnchor badge={<Badge count={3} tone="primary" variant="filled" label="in the cart" />}>
        <Button iconOnly startIcon={ShoppingCart} aria-label="Cart" />
      </BadgeAnchor>
      <BadgeAnchor badge={<Badge dot tone="danger" variant="filled" label="New messages" />}>
        <Button iconOnly startIcon={Bell} aria-label="Messages" />
      </BadgeAnchor>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 in the cart');
    await expect(within(canvasElement).getByText('New messages')).toBeInTheDocument();
  },
};

/** In a button, next to a link, and as a tag that can be removed. */
export const InControls: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <Button>
        Messages <Badge count={4} tone="danger" variant="filled" label="unread" />
      </Button>
      <TextLink href="#bills">
        Open bills <Badge count={38} />
      </TextLink>
      <Tag icon={Bell} onRemove={() => undefined}>
        Late tables
      </Tag>
    </div>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['soft', 'filled'] as const).map((emphasis) => (
        <div key={emphasis} style={{ display: 'flex', gap: 8 }}>
          {tones.map((tone) => (
            <Badge {...args} key={tone} tone={tone} variant={emphasis} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { ...Limit, globals: { direction: 'rtl', language: 'ar' } };
