import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPage } from './CalendarPage';

const meta = {
  title: 'Pages/Calendar',
  component: CalendarPage,
  parameters: { layout: 'fullscreen', app: { path: '/apps/calendar' } },
} satisfies Meta<typeof CalendarPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
