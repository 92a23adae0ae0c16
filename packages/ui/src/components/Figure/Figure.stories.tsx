import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from './Figure';
import { size } from './Figure.css';

const money = (locale: string, value: number, currency = 'USD') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).formatToParts(value);
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).formatToParts(0.274);

const meta = { title: 'Components/Figure', component: Figure, args: { parts: money('en-US', 12846) } } satisfies Meta<
  typeof Figure
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$12,846');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const FormattedText: Story = { args: { parts: '14:20', unit: 'min' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <div key={key} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <Figure size={key} parts={money('en-US', 12846)} />
          <Figure size={key} parts={percent} />
          <Figure size={key} parts={money('de-DE', 12846, 'EUR')} />
          <Figure size={key} parts={money('en-US', -42)} />
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { parts: money('ar-EG-u-nu-latn', 12846, 'EGP'), unit: 'اليوم' },
};
