import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField';
import { Grid, GridItem } from './Grid';

const meta = { title: 'Components/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cells = Array.from({ length: 6 }, (_, i) => <TextField key={i} label={`Table ${i + 1}`} />);

export const Default: Story = { args: { columns: { base: 1, md: 2, xl: 3 }, children: cells } };
export const Playground: Story = { args: { columns: 4, gap: 'px12', children: cells } };
export const AutoFill: Story = { args: { minColumn: 220, children: cells } };
export const Spans: Story = {
  args: {
    columns: 12,
    children: (
      <>
        <GridItem span={{ base: 'all', lg: 8 }}>
          <TextField label="Eight of twelve" />
        </GridItem>
        <GridItem span={{ base: 'all', lg: 4 }}>
          <TextField label="Four of twelve" />
        </GridItem>
      </>
    ),
  },
};
