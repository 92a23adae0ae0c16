import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
/** The text may exceed a soft limit, but not a hard one. */
export const Limits: Story = {
  render: function Render() {
    const [text, setText] = useState('');
    return (
      <Grid columns={{ base: 1, md: 2 }}>
        <TextArea
          label="Note on the ticket"
          value={text}
          onValueChange={setText}
          description={`${text.length} of 20`}
          error={text.length > 20 && `Remove ${text.length - 20} characters.`}
        />
        <TextArea label="Note on the receipt" maxLength={20} counter />
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const soft = canvas.getByRole('textbox', { name: 'Note on the ticket' });
    await userEvent.type(soft, 'No sesame and no nuts');
    await expect(soft).toHaveAccessibleDescription(/Remove 1 character/);
    const hard = canvas.getByRole('textbox', { name: 'Note on the receipt' });
    await userEvent.type(hard, 'No sesame and no nuts');
    await expect(hard).toHaveValue('No sesame and no nut');
  },
};

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
