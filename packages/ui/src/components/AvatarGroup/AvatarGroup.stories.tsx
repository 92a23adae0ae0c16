import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { size } from '../Avatar/Avatar.css';
import { AvatarGroup } from './AvatarGroup';

const people = [
  'Maren Holt',
  'Ilse Okafor',
  'Tomás Reyes',
  'Wren Castellano',
  'Kofi Sarpong',
  'Noor Haddad',
  'Jun Watanabe',
].map((name, id) => ({ name, colorKey: id }));

const meta = {
  title: 'Components/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Tonight', items: people },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: '+3 more' });
    const panel = canvasElement.querySelector('[popover]') as HTMLElement;
    await userEvent.click(more);
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveTextContent('Jun Watanabe');
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
    // Escape closes the popover and does not reach a surrounding dialog.
    const around = fn();
    document.body.addEventListener('keydown', around, { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(around).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', around);
  },
};

export const Playground: Story = { args: { max: 2 } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(Object.keys(size) as unknown as (keyof typeof size)[]).map((key) => (
        <AvatarGroup {...args} key={key} label={`Size ${key}`} size={key} />
      ))}
      <AvatarGroup
        {...args}
        label="Present"
        items={people.slice(0, 3).map((person) => ({ ...person, status: 'online' }))}
      />
    </div>
  ),
};
