import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChefHat, Wine } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { TextLink } from '../TextLink/TextLink';
import { Alert } from './Alert';
import { tone } from './Alert.css';

const texts = {
  info: ['The day closes at 03:00.', 'Bills opened after that go on Saturday.'],
  success: ['Stock count saved.', '128 lines, 4 differences.'],
  warning: ['Walk-in reads 6.4 °C.', 'Above 5 °C for 12 minutes.'],
  danger: ['3 card payments failed.', 'The terminal at Bar 3 lost its connection. Guests were not charged.'],
  primary: ['The winter menu starts on 1 December.', 'Nine new dishes, two back by request.'],
  dark: ['The till is in training mode.', 'Nothing is booked.'],
  secondary: ['Table 14 is reserved from 21:00.', 'The party is for six.'],
} satisfies Record<keyof typeof tone, [string, string]>;

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { title: texts.info[0], children: texts.info[1] },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The day closes at 03:00. Bills opened');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Action: Story = {
  args: {
    tone: 'success',
    title: texts.success[0],
    children: texts.success[1],
    action: (
      <TextLink tone="inherit" href="#review">
        Review
      </TextLink>
    ),
  },
};

export const Closable: Story = {
  args: { tone: 'danger', title: texts.danger[0], children: texts.danger[1], onClose: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 card payments failed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const PlainAndIcons: Story = {
  name: 'Plain, and with other icons',
  render: () => (
    <Stack gap="px12">
      <Alert>{texts.info[0]}</Alert>
      <Alert tone="warning" icon={ChefHat} title="The grill is one cook short." />
      <Alert tone="primary" icon={Wine} title="Six new wines are on the list." />
    </Stack>
  ),
};

/** A dismissed alert can be restored. */
export const Undo: Story = {
  args: { tone: 'warning', title: texts.warning[0], children: texts.warning[1] },
  render: function Render(args) {
    const [isShown, setShown] = useState(true);
    return isShown ? (
      <Alert {...args} onClose={() => setShown(false)} />
    ) : (
      <Button autoFocus onClick={() => setShown(true)}>
        Undo
      </Button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(texts.warning[0]);
  },
};

/** The alert is announced when it appears: type a letter. */
export const Live: Story = {
  render: function Render() {
    const [table, setTable] = useState('14');
    return (
      <Stack gap="px12" style={{ maxInlineSize: 400 }}>
        <TextField label="Table" inputMode="numeric" value={table} onValueChange={setTable} />
        {/\D/.test(table) && <Alert tone="danger" title="A table has digits only." />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Table' }), 'b');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A table has digits only.');
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(tone) as (keyof typeof tone)[]).map((key) => (
        <Alert key={key} tone={key} title={texts[key][0]}>
          {texts[key][1]}
        </Alert>
      ))}
    </div>
  ),
};

export const Narrow: Story = { ...Closable, play: undefined, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    tone: 'warning',
    title: 'حرارة غرفة التبريد 6.4 درجات.',
    children: 'أعلى من 5 درجات منذ 12 دقيقة.',
    onClose: fn(),
  },
};
