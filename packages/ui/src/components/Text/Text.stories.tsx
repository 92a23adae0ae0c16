import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** Elements of HTML in a sentence, and texts in two directions. */
export const Inline: Story = {
  render: () => (
    <Stack gap="px8">
      <Text as="p" variant="body">
        The <strong>hake</strong> is <em>back</em>, at <s>$31.00</s> $29.00. Search for <mark>saffron</mark>, or type{' '}
        <code>#1182</code>. <small>Prices include tax.</small>
      </Text>
      <Text as="p" variant="body" measure>
        Allergikerinformationsverordnungsdurchführungsbestimmungen break where the line ends.
      </Text>
      <Text as="p" variant="body" lang="ar" dir="rtl">
        سمك النازلي مع البطاطس بالزعفران، <bdi>$29.00</bdi> للطبق.
      </Text>
    </Stack>
  ),
};

/** The text follows the font size that is set in the browser (WCAG 1.4.4). */
export const BrowserFontSize: Story = {
  beforeEach: () => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    return () => root.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out until Tuesday')).toHaveStyle({ fontSize: '28px', lineHeight: '40px' });
  },
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
