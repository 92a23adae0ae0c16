import { Grid, GridItem } from '@larder/ui';
import type { ReactNode } from 'react';
import { cardSpans } from '../dashboardCards';

export interface CardGridProps<Id extends string> {
  /** Minimum widths in columns: out of 2 on tablets, out of 12 on desktops. */
  widths: Record<Id, readonly [medium: number, wide: number]>;
  /** Shown cards, in order. */
  shown: readonly Id[];
  /** Renders the content of a card. */
  children: (id: Id) => ReactNode;
}

/** Cards in the user's order, in full rows. */
export function CardGrid<Id extends string>({ widths, shown, children }: CardGridProps<Id>) {
  const spans = ([2, 12] as const).map((columns, at) =>
    cardSpans(
      shown.map((id) => widths[id][at as 0 | 1]),
      columns,
    ),
  );
  return (
    <Grid columns={{ base: 1, md: 2, xl: 12 }}>
      {shown.map((id, index) => (
        <GridItem key={id} span={{ base: 1, md: spans[0]![index], xl: spans[1]![index] }}>
          {children(id)}
        </GridItem>
      ))}
    </Grid>
  );
}
