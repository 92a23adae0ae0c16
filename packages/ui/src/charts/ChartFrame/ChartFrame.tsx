import { ChartColumn, Download, Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './ChartFrame.css';
import { ChartLegend, type LegendItem } from './ChartLegend';
import { ChartTable, type ChartTableData } from './ChartTable';

/** What every chart takes and hands to its frame. */
export interface ChartFrameOptions extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The chart in one sentence, for those who do not see it: "Dinner peaks at 19:00 with $2,860; Friday is 6% ahead of last Friday." */
  summary: string;
  /** Heading; with it the frame is the header and body of a `Card` with `padding="none"`. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Controls at the end of the header, after legend and table switch. */
  actions?: ReactNode;
  /** Head of the first column of the table view: "Hour". */
  bucketLabel: string;
  /** Data is on its way: a block of the chart's size. @default false */
  loading?: boolean;
  /** Said in place of a chart without any value. @default "Nothing to show yet" */
  emptyState?: ReactNode;
  /** Name of the file without its ending; with it the chart can be downloaded as PNG, SVG or CSV. */
  downloadName?: string;
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

// A menu and what draws pictures: only for who asks for them.
const ChartDownload = lazy(() => import('./ChartDownload').then((module) => ({ default: module.ChartDownload })));

export interface ChartFrameProps extends Omit<ChartFrameOptions, 'bucketLabel'> {
  /** Values for the table view. */
  table: ChartTableData;
  /** Series for the legend. */
  legend?: readonly LegendItem[];
  /** Makes the legend's items switches. */
  onToggleSeries?: (id: string) => void;
  /** Line under the title. */
  readout?: ReactNode;
  /** Height of the chart, px: table, skeleton and empty state take it too. */
  blockSize: number;
  /** There is no value to draw. @default false */
  empty?: boolean;
  /** The chart. */
  children: ReactNode;
}

/** What surrounds a chart: title, legend, readout, a switch to the table view, and a sentence for screen readers. */
export function ChartFrame({
  summary,
  title,
  headingLevel = 2,
  actions,
  table,
  legend,
  onToggleSeries,
  readout,
  blockSize,
  loading = false,
  empty = false,
  emptyState,
  downloadName,
  className,
  children,
  ref,
  ...rest
}: ChartFrameProps) {
  const strings = useStrings(chartStrings);
  const summaryId = useId();
  const [showsTable, setShowsTable] = useState(false);
  const [offersDownload, setOffersDownload] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const hasData = !loading && !empty;
  const inset = title !== undefined && styles.inset;
  const readoutLine = readout && hasData && !showsTable ? readout : undefined;

  const body = () => {
    if (loading) return <Skeleton blockSize={blockSize} />;
    if (empty) {
      return (
        <div className={styles.empty} style={{ minBlockSize: blockSize }}>
          {emptyState ?? strings.nothingToShow}
        </div>
      );
    }
    return showsTable ? <ChartTable {...table} caption={summary} maxBlockSize={Math.max(blockSize, 160)} /> : children;
  };

  const downloads = (name: string) => {
    const button = (
      <Button
        variant="plain"
        size="sm"
        iconOnly
        startIcon={Download}
        aria-label={strings.download}
        title={strings.download}
        aria-haspopup="menu"
        onClick={() => setOffersDownload(true)}
      />
    );
    if (!offersDownload) return button;
    return (
      <Suspense fallback={button}>
        <ChartDownload name={name} table={table} drawing={() => tools.current?.closest('figure')} />
      </Suspense>
    );
  };

  return (
    <figure
      ref={ref}
      aria-labelledby={summaryId}
      aria-busy={loading || undefined}
      {...rest}
      className={cx(styles.root, className)}
    >
      <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
      <div className={cx(styles.header, title !== undefined && styles.titled)}>
        {title !== undefined && <Heading className={cx(text.title3, styles.title)}>{title}</Heading>}
        {title === undefined && readoutLine && <div className={styles.readout}>{readoutLine}</div>}
        {legend && hasData && !showsTable && (
          <div className={styles.legendPlace}>
            <ChartLegend items={legend} onToggle={legend.length > 1 ? onToggleSeries : undefined} />
          </div>
        )}
        <div ref={tools} className={styles.tools} data-chart-tools="">
          {hasData && (
            <Button
              variant="plain"
              size="sm"
              iconOnly
              startIcon={showsTable ? ChartColumn : Table2}
              aria-label={showsTable ? strings.showAsChart : strings.showAsTable}
              title={showsTable ? strings.showAsChart : strings.showAsTable}
              onClick={() => setShowsTable(!showsTable)}
            />
          )}
          {hasData && downloadName !== undefined && downloads(downloadName)}
          {actions}
        </div>
      </div>
      {title !== undefined && readoutLine && <div className={cx(styles.readout, styles.inset)}>{readoutLine}</div>}
      <div className={cx(styles.body, inset, title !== undefined && styles.insetEnd)}>{body()}</div>
    </figure>
  );
}
