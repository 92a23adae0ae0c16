import { Button, Card, Figure, Grid, Stack, StatusPill, Switch, Text, TextField } from '@larder/ui';
import { MiniBars } from '@larder/ui/charts';
import { Tabs } from '@larder/ui/overlays';
import { text, themeColors, vars } from '@larder/ui/theme';
import { Pantry } from '@larder/ui/pantry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChefHat, ReceiptText, Store, Truck, Utensils, Wheat } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import * as styles from './Welcome.css.ts';

const meta: Meta = { title: 'Start/Welcome', parameters: { layout: 'fullscreen' } };
export default meta;

interface Tile {
  /** Path of the story in Storybook. */
  to: string;
  name: string;
  note: string;
  picture: ReactNode;
}

const swatches = (values: readonly string[]) => (
  <span className={styles.swatches}>
    {values.map((value, place) => (
      <span key={place} style={{ background: value }} />
    ))}
  </span>
);

const foundations: readonly Tile[] = [
  {
    to: '/story/foundations-color--roles',
    name: 'Color',
    note: 'Roles, theme colors, chart colors',
    picture: (
      <Stack gap="px8">
        {swatches(Object.values(vars.role).slice(0, 8))}
        {swatches(themeColors.map((key) => vars.color[key].main))}
        {swatches(Object.values(vars.chart))}
      </Stack>
    ),
  },
  {
    to: '/story/foundations-type--scale',
    name: 'Type',
    note: 'Bricolage Grotesque and Figtree',
    picture: (
      <Stack direction="row" gap="px12">
        <span className={text.display}>Aa</span>
        <Text tabular>$12,846.00</Text>
      </Stack>
    ),
  },
  {
    to: '/story/foundations-form--space',
    name: 'Space and depth',
    note: '4 px grid, radii, elevation',
    picture: (
      <span className={styles.depth}>
        {[1, 2, 3, 4].map((level) => (
          <span key={level} data-level={level} />
        ))}
      </span>
    ),
  },
  {
    to: '/story/foundations-icons--set',
    name: 'Icons',
    note: 'Lucide, the same optical weight',
    picture: (
      <span className={styles.icons}>
        {[Utensils, ReceiptText, ChefHat, Wheat, Truck, Store].map((icon, place) =>
          createElement(icon, { key: place, size: 24, strokeWidth: 1.5, 'aria-hidden': true }),
        )}
      </span>
    ),
  },
];

const components: readonly Tile[] = [
  {
    to: '/docs/components-button--docs',
    name: 'Button',
    note: 'Five variants, four sizes',
    picture: (
      <Stack direction="row" gap="px8">
        <Button variant="filled">Save dish</Button>
        <Button>Export</Button>
      </Stack>
    ),
  },
  {
    to: '/docs/components-textfield--docs',
    name: 'Field',
    note: 'Label, description, error',
    picture: <TextField label="Price" hideLabel prefix="$" defaultValue="19.50" />,
  },
  {
    to: '/docs/components-statuspill--docs',
    name: 'Pill',
    note: 'A status in one word',
    picture: (
      <Stack direction="row" gap="px8">
        <StatusPill tone="success">Paid</StatusPill>
        <StatusPill tone="danger">Late</StatusPill>
        <StatusPill tone="info">Sent</StatusPill>
      </Stack>
    ),
  },
  {
    to: '/docs/components-statcard--docs',
    name: 'Stat card',
    note: 'A number and its trend',
    picture: <Figure parts="$12,846" />,
  },
  {
    to: '/docs/charts-minibars--docs',
    name: 'Charts',
    note: 'Bars, lines, donuts and more',
    picture: (
      <MiniBars
        label="Covers"
        buckets={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ label }))}
        values={[42, 61, 58, 74, 96]}
        formatValue={String}
        barSize={56}
      />
    ),
  },
  {
    to: '/docs/components-tabs--docs',
    name: 'Tabs',
    note: 'Views of one page, with counts',
    picture: (
      <Tabs
        label="Bills"
        items={[
          { id: 'open', label: 'Open', count: 38 },
          { id: 'paid', label: 'Paid' },
        ]}
        value="open"
        onValueChange={() => {}}
      />
    ),
  },
  {
    to: '/docs/components-switch--docs',
    name: 'Switch',
    note: 'Applies immediately',
    picture: <Switch label="On menu" defaultChecked />,
  },
  {
    to: '/docs/table-datatable--docs',
    name: 'Data table',
    note: 'Sorting, selection, columns, phone layout',
    picture: <Text tone="muted">1–10 of 50</Text>,
  },
];

function Shelf({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <section>
      <h2 className={`${text.title2} ${styles.shelf}`}>{title}</h2>
      <Grid minColumn={232}>
        {tiles.map(({ to, name, note, picture }) => (
          <Card key={name} padding="none">
            <div className={styles.picture}>{picture}</div>
            <div className={styles.caption}>
              <a className={`${text.bodyStrong} ${styles.link}`} href={`./?path=${to}`} target="_top">
                {name}
              </a>
              <Text as="p" variant="caption" tone="muted">
                {note}
              </Text>
            </div>
          </Card>
        ))}
      </Grid>
    </section>
  );
}

/** The start page of Storybook. */
export const Welcome: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.texts}>
          <h1 className={text.display}>Larder UI</h1>
          <p className={text.reading}>
            React components for the back office of a restaurant: forms, tables, charts and page layouts, in four skins
            and five languages. Start with the foundations or a component.
          </p>
          <Text as="p" variant="caption" tone="muted">
            All text has a contrast of at least 4.5:1. Every story is tested for accessibility in light and dark skins,
            right to left and on a phone.
          </Text>
        </div>
        <div className={styles.drawing}>
          <Pantry />
        </div>
      </header>
      <Shelf title="Foundations" tiles={foundations} />
      <Shelf title="Components" tiles={components} />
    </main>
  ),
};
