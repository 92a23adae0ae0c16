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
  /** Path of the story in the manager. */
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
    to: '/story/foundations-colour--roles',
    name: 'Colour',
    note: 'Roles, seven keys, eight hues',
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
    note: 'Bricolage and Figtree',
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
    note: '4 px grid, border, lip, shadow',
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
    note: 'Lucide, one optical weight',
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
    note: 'Five kinds, four sizes',
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
    note: 'Label, help, error',
    picture: <TextField label="Price" hideLabel prefix="$" defaultValue="19.50" />,
  },
  {
    to: '/docs/components-statuspill--docs',
    name: 'Pill',
    note: 'Say it in a word',
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
    note: 'The number is the hero',
    picture: <Figure parts="$12,846" />,
  },
  {
    to: '/docs/charts-minibars--docs',
    name: 'Charts',
    note: 'Bars stand on a shelf',
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
    note: 'The count follows the label',
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
    note: 'Takes effect at once',
    picture: <Switch label="On menu" defaultChecked />,
  },
  {
    to: '/docs/table-datatable--docs',
    name: 'Data table',
    note: 'Sort, select, columns, phone cards',
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

/** The front page of the library. */
export const Welcome: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1 className={text.display}>A calm pantry shelf</h1>
          <p className={text.reading}>
            Warm paper, one aubergine, and labels you can read at arm’s length at 23:00. Start with a foundation, or
            take a component off the shelf.
          </p>
          <Text as="p" variant="caption" tone="muted">
            Every text at 4.5:1 or more, in every skin. Every story audited in light, dark, right to left and on a
            phone.
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
