import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { BadgeAnchor } from '../Badge/BadgeAnchor';
import { Tooltip } from '../Tooltip/Tooltip';
import { Avatar } from './Avatar';
import { shape, status, type size } from './Avatar.css';

const names = [
  'Maren Holt',
  'Ilse Okafor',
  'Tomás Reyes',
  'Priya Nandakumar',
  'Jonah Whitlock',
  'Bea Lindqvist',
  'Noor Haddad',
  'Wren Castellano',
];
const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Maren Holt' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Maren Holt' })).toHaveTextContent('MH');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Presence: Story = {
  render: (args) => (
    <div style={row}>
      {(Object.keys(status) as (keyof typeof status)[]).map((key) => (
        <Avatar {...args} key={key} size={40} status={key} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Maren Holt, busy' })).toBeVisible();
  },
};

/** The avatar falls back to the initials when the image fails to load. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' }, play: Default.play };

/** With a count, and with a tooltip on its button. */
export const CountAndTooltip: Story = {
  name: 'Count and tooltip',
  render: (args) => (
    <div style={row}>
      <BadgeAnchor badge={<Badge count={3} tone="danger" variant="filled" label="unread" />}>
        <Avatar {...args} size={40} />
      </BadgeAnchor>
      <Tooltip content="Maren Holt, Owner">
        <button type="button" style={{ border: 0, padding: 0, background: 'none', borderRadius: '50%' }}>
          <Avatar {...args} size={40} />
        </button>
      </Tooltip>
    </div>
  ),
};

/** The color depends on `colorKey`. */
export const Colors: Story = {
  render: () => (
    <div style={row}>
      {names.map((name, i) => (
        <Avatar key={name} name={name} colorKey={i} />
      ))}
    </div>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(Object.keys(shape) as (keyof typeof shape)[]).map((form) => (
        <div key={form} style={row}>
          {([20, 24, 32, 40, 56, 72] satisfies (keyof typeof size)[]).map((edge) => (
            <Avatar {...args} key={edge} size={edge} shape={form} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Colors, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { name: 'نور حداد', size: 40, status: 'online' },
};
