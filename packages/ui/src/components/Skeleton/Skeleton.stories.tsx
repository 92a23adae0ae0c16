import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useDelayedPending } from '../../hooks/useDelayedPending';
import { Button } from '../Button/Button';
import { Skeleton } from './Skeleton';
import { shape } from './Skeleton.css';

const meta = { title: 'Components/Skeleton', component: Skeleton, args: { blockSize: 88 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Skeletons with the size of the final content prevent layout shifts. */
export const ListItem: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Skeleton shape="circle" blockSize={40} />
      <div style={{ flex: 1, display: 'grid', gap: 8 }}>
        <Skeleton shape="text" inlineSize="58%" blockSize={12} />
        <Skeleton shape="text" inlineSize="84%" blockSize={10} />
      </div>
    </div>
  ),
};

function Waiting() {
  const [isPending, setIsPending] = useState(false);
  const isShown = useDelayedPending(isPending);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Button onClick={() => setIsPending(!isPending)}>{isPending ? 'Show content' : 'Show skeleton'}</Button>
      {isShown ? <Skeleton data-testid="block" blockSize={40} /> : <p>{isPending ? 'Still quiet' : '38 bills'}</p>}
    </div>
  );
}

/** The skeleton appears after 200 ms and stays for at least 300 ms. */
export const Delay: Story = {
  render: () => <Waiting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show skeleton' }));
    await expect(canvas.queryByTestId('block')).toBeNull();
    await waitFor(() => expect(canvas.getByTestId('block')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show content' }));
    await expect(canvas.getByTestId('block')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('38 bills')).toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(shape) as (keyof typeof shape)[]).map((key) => (
        <Skeleton key={key} shape={key} blockSize={32} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...ListItem, globals: { skin: 'dark' } };

export const RightToLeft: Story = { ...ListItem, globals: { direction: 'rtl', language: 'ar' } };
