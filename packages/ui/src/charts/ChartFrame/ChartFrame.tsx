import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { lazyModule } from '../../private/lazy/lazyModule';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './ChartFrame.css';
import { ChartLegend, type LegendItem } from './ChartLegend';
import { ChartTable, type ChartTableData } from './ChartTable';

/** Props that every chart passes to its frame. */
export interface ChartFrameOptions extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /**
   * One-sentence description for screen readers: "Dinner peaks at 19:00 with $2,860; Friday is 6% ahead of last
   * Friday."
   */
  summary: string;
  /** Heading. If set, the frame is the header and body of a `Card` with `padding="none"`. */
  title?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Controls at the end of the header, after the legend, the table switch and the download button. */
  actions?: ReactNode;
  /** Header of the first column in the table view, such as "Hour". */
  bucketLabel: string;
  /** Shows a skeleton with the height of the chart. @default false */
  loading?: boolean;
  /** Shown instead of the chart if there are no values. @default "Nothing to show yet", localized */
  emptyState?: ReactNode;
  /** File name, without extension. Adds a menu to download the chart as PNG, SVG or CSV. */
  downloadName?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

// Lazy-loaded: most users never download a chart.
const chartDownload = lazyModule(() => import('./ChartDownload'));

export interface ChartFrameProps extends Omit<ChartFrameOptions, 'bucketLabel'> {
  /** Values for the table view. */
  table: ChartTableData;
  /** Items of the legend, which is hidden in the table view. */
  legend?: readonly LegendItem[];
  /** Called with the ID of a clicked legend item. Makes the items toggle buttons if there are several. */
  onToggleSeries?: (id: string) => void;
  /** Values of the active bucket. Shown below the title, or in its place if there is none. */
  readout?: ReactNode;
  /** Height of the chart, px. The table, skeleton and empty state use it too. */
  blockSize: number;
  /** Shows `emptyState` instead of the chart. @default false */
  empty?: boolean;
  /** The drawing, which the table view replaces. */
  children: ReactNode;
}

/** Chart frame with title, legend, readout, table view and a summary for screen readers. */
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
  const download = useSyncExternalStore(chartDownload.subscribe, chartDownload.get, chartDownload.get);
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
        onClick={() => {
          setOffersDownload(true);
          chartDownload.preload();
        }}
      />
    );
    if (!offersDownload || !download) return button;
    return <download.ChartDownload name={name} table={table} drawing={() => tools.current?.closest('figure')} />;
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
