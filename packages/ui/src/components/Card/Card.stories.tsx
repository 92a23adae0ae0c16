import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { TextLink } from '../TextLink/TextLink';
import { Card } from './Card';
import { padding } from './Card.css';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Open bills', children: '38 bills are open. The oldest is from 18:40.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Open bills' });
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Open bills');
  },
};

export const Playground: Story = {};

export const HeaderParts: Story = {
  args: {
    titleEnd: <Badge count={38} />,
    actions: (
      <>
        <TextLink href="#bills">See all</TextLink>
        <Button variant="plain" size="sm" iconOnly startIcon={Ellipsis} aria-label="More" />
      </>
    ),
  },
};

export const WithFooter: Story = { args: { footer: 'Updated at 20:15' } };

export const WithoutTitle: Story = { args: { title: undefined } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(Object.keys(padding) as (keyof typeof padding)[]).map((key) => (
        <Card {...args} key={key} title={`Padding ${key}`} padding={key} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Bills that were opened before the service day changed and were never closed by their server',
    titleEnd: <Badge count={1204} max={9999} />,
  },
};

export const Narrow: Story = { ...HeaderParts, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...HeaderParts, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { title: 'الفواتير المفتوحة', children: '٣٨ فاتورة مفتوحة', titleEnd: <Badge count={38} /> },
};
