import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CreditCard, LockKeyhole, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Nav, type NavProps } from './Nav';
import { variant } from './Nav.css';

const items = [
  { id: 'profile', label: 'Profile', icon: UserRound },
  { id: 'security', label: 'Security', icon: LockKeyhole, count: 2 },
  { id: 'billing', label: 'Billing', icon: CreditCard, disabled: true },
  { id: 'notifications', label: 'Notifications', icon: Bell },
];

function Controlled({ current: first, onNavigate, ...props }: NavProps) {
  const [current, setCurrent] = useState(first);
  return (
    <Nav
      {...props}
      current={current}
      onNavigate={(id, event) => {
        onNavigate?.(id, event);
        setCurrent(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Nav',
  component: Nav,
  args: { label: 'Settings', items, current: 'profile', onNavigate: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 256 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof Nav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Security/ }));
    await expect(canvas.getByRole('button', { name: /Security/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Billing' })).toBeDisabled();
  },
};

export const Playground: Story = { args: { showTitle: true } };

/** The section at the top of the scroll container is the current one. */
export const OnThisPage: Story = {
  args: {
    label: 'On this page',
    variant: 'guide',
    showTitle: true,
    watching: true,
    scrollOffset: 120,
    items: ['Opening', 'Service', 'Closing'].map((label) => ({ id: label, label, href: `#${label}` })),
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '160px 1fr', gap: 24 }}>
      <Nav {...args} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div tabIndex={0} role="region" aria-label="Handbook" style={{ blockSize: 320, overflowY: 'auto' }}>
        {args.items.map(({ id, label }) => (
          <section key={id} id={id} style={{ minBlockSize: 400 }}>
            <h2>{label}</h2>
            <p>What is done at {label.toLowerCase()}, in order.</p>
          </section>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('link', { current: 'location' });
    await waitFor(() => expect(current()).toHaveTextContent('Opening'));
    canvas.getByRole('region', { name: 'Handbook' }).scrollTo({ top: 450 });
    await waitFor(() => expect(current()).toHaveTextContent('Service'));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(Object.keys(variant) as (keyof typeof variant)[]).flatMap((key) => [
        <Nav {...args} key={`${key} row`} variant={key} orientation="horizontal" label={`${key}, a row`} />,
        <div key={key} style={{ maxInlineSize: 256 }}>
          <Nav
            {...args}
            variant={key}
            label={`${key}, a column`}
            items={[
              ...items,
              {
                id: 'long',
                label: 'Everything that the kitchen of Quay Street is told about',
                children: [{ id: 'child', label: 'Allergens' }],
              },
            ]}
          />
        </div>,
      ])}
    </div>
  ),
};
