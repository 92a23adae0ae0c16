import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OTPField } from './OTPField';

const meta = {
  title: 'Components/OTPField',
  component: OTPField,
  args: { label: 'Code from your phone', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OTPField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code from your phone' });

export const Default: Story = {
  args: { description: 'It is good for ten minutes.' },
  play: async ({ canvasElement, args, step }) => {
    const field = input(canvasElement);
    await step('accepts typed characters', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('904');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('904');
      await expect(args.onComplete).not.toHaveBeenCalled();
      await userEvent.keyboard('211');
      await expect(args.onComplete).toHaveBeenLastCalledWith('904211');
    });
    await step('replaces characters by keyboard', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}');
      await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]));
      await userEvent.keyboard('7');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('974211');
    });
    await step('extracts the code from pasted text', async () => {
      await userEvent.clear(field);
      await userEvent.paste('Your code: 123-456');
      await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    });
  },
};

export const Playground: Story = { args: { groups: [3, 3], defaultValue: '904' } };

export const Letters: Story = {
  args: { length: 8, groups: [4, 4], characters: 'both', description: 'Letters are converted to capitals.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.keyboard('ab3c');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AB3C');
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <OTPField label="Empty" description="It is good for ten minutes." requiredMark />
      <OTPField label="Half typed" defaultValue="904" groups={[3, 3]} />
      <OTPField label="Error" defaultValue="904211" error="Enter the code of the newest message." />
      <OTPField label="Disabled" defaultValue="904211" disabled />
      <OTPField label="Hidden characters" defaultValue="9042" length={4} masked />
      <div style={{ inlineSize: 180 }}>
        <OTPField label="Bestätigungscode aus der Kassenanwendung" defaultValue="90" />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'الرمز من هاتفك', defaultValue: '904', groups: [3, 3], description: 'صالح لعشر دقائق.' },
};
