import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Note for the kitchen', description: 'Shown to servers on the till.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Note for the kitchen' });
    const before = area.getBoundingClientRect().height;
    await userEvent.click(area);
    await userEvent.keyboard('Seat 3{Enter}has a{Enter}sesame{Enter}allergy{Enter}tonight');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(240);
  },
};
export const Playground: Story = { args: { maxLength: 240, counter: true } };
export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <TextArea label="Invalid" requiredMark defaultValue="Table 14" error="Say what they cannot eat." />
      <TextArea label="Counted" maxLength={40} counter defaultValue="Seat 3 has a sesame allergy" />
      <TextArea label="Disabled" disabled defaultValue="Set by head office" />
      <TextArea label="Read only" readOnly defaultValue="Set by head office" />
    </Grid>
  ),
};
