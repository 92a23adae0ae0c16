import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail, Moon } from 'lucide-react';
import { lazy } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import { TextLink } from '../../components/TextLink/TextLink';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import { AuthLayout } from './AuthLayout';

const StatusScene = lazy(() => import('./StatusScene').then(({ StatusScene: component }) => ({ default: component })));
const Pantry = lazy(() => import('./Pantry').then(({ Pantry: component }) => ({ default: component })));

const form = (
  <Stack gap="px24">
    <Stack gap="px8">
      <Text as="h1" variant="display">
        Good evening
      </Text>
      <Text as="p" variant="reading" tone="muted">
        Sign in to open the back office.
      </Text>
    </Stack>
    <Stack gap="px12">
      <TextField label="Work email" startIcon={Mail} defaultValue="maren.holt@saltmarsh.example" />
      <PasswordField
        label="Password"
        startIcon={Lock}
        defaultValue="quince-jelly"
        labelEndContent={<TextLink href="#forgot">Forgot password?</TextLink>}
      />
      <Checkbox label="Keep me signed in on this device" defaultChecked />
      <Button variant="filled" size="lg" block>
        Sign in
      </Button>
    </Stack>
  </Stack>
);

const meta = {
  title: 'Patterns/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: form,
    corner: <Button variant="plain" size="sm" iconOnly startIcon={Moon} aria-label="Dark skin" />,
    footer: (
      <>
        <TextLink href="#help" tone="muted">
          Help
        </TextLink>
        <TextLink href="#privacy" tone="muted">
          Privacy
        </TextLink>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    picture: (
      <LazyBoundary>
        <Pantry />
      </LazyBoundary>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toContainElement(
      within(canvasElement).getByRole('heading', { level: 1 }),
    );
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Basic: Story = { args: { variant: 'basic' } };
/** A message next to an illustration. The first tab stop skips to it. */
export const Status: Story = {
  args: {
    variant: 'status',
    picture: (
      <LazyBoundary>
        <StatusScene scene="notFound" />
      </LazyBoundary>
    ),
    footer: undefined,
    children: (
      <Stack gap="px16" align="start">
        <Text as="h1" variant="display">
          Nothing on this shelf
        </Text>
        <Text as="p" variant="reading" tone="muted">
          There is no page at this address. It may have moved, or the link has a typo.
        </Text>
        <Button variant="filled">Go to the start page</Button>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
export const StatusDark: Story = { ...Status, name: 'Status dark', globals: { skin: 'dark' } };
export const RightToLeft: Story = { ...Default, globals: { language: 'ar' } };
