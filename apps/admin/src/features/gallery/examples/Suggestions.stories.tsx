import { useAutoComplete } from '@larder/domain';
import { Stack } from '@larder/ui';
import { Autocomplete } from '@larder/ui/Autocomplete';
import { ComboBox } from '@larder/ui/ComboBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Examples/Suggestions',
  parameters: { app: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 15_000 };

/** Suggestions of the API, ordered by rank: in a text field that accepts any text, and in one that accepts only options. */
export const Default: Story = {
  name: 'From the API',
  render: function Render() {
    const { data = [], isPending } = useAutoComplete();
    const options = data.map(({ id, title }) => ({ value: String(id), label: title }));
    return (
      <Stack gap="px16">
        <Autocomplete label="Search" suggestions={data.map(({ title }) => title)} />
        <ComboBox label="Dish or ingredient" options={options} loading={isPending} clearable />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Dish or ingredient' });
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull(), settled);
    await userEvent.type(box, 'a');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1), settled);
    const [first] = screen.getAllByRole('option');
    const name = first!.textContent;
    await userEvent.click(first!);
    await expect(box).toHaveValue(name);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
