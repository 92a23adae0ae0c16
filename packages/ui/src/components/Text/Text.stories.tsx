import type { Meta, StoryObj } from '@storybook/react-vite';
import { textStyles, type TextStyleName } from '../../theme/tokens';
import { Stack } from '../Stack/Stack';
import { tone as tones } from './Text.css';
import { Text } from './Text';

const meta = { title: 'Components/Text', component: Text, args: { children: 'Sold out until Tuesday' } } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'title1', as: 'h1' } };
export const Matrix: Story = {
  render: () => (
    <Stack gap="px8">
      {(Object.keys(textStyles) as TextStyleName[]).map((variant) => (
        <Text key={variant} as="div" variant={variant}>
          {variant}: 42 covers, $1,204.50
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="px4">
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncate: Story = {
  args: {
    as: 'div',
    truncate: true,
    title: 'Grilled hake with saffron potatoes and mussels',
    children: 'Grilled hake with saffron potatoes and mussels',
    style: { inlineSize: 160 },
  },
};
