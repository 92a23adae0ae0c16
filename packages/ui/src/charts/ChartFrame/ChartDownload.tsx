import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Menu } from '../../components/Menu/Menu';
import { MenuItem } from '../../components/Menu/MenuItem';
import { chartStrings } from '../../private/strings/chartStrings';
import { useStrings } from '../../private/strings/strings';
import { chartCsv } from './chartCsv';
import type { ChartTableData } from './ChartTable';

export interface ChartDownloadProps {
  /** File name without extension. */
  name: string;
  /** Values for the CSV file. */
  table: ChartTableData;
  /** Returns the element to export as an image. Elements marked `data-chart-tools` are excluded. */
  drawing: () => HTMLElement | null | undefined;
}

/**
 * Returns the background color of the element, or of its nearest ancestor with one. A transparent image is unreadable
 * on some backgrounds.
 */
function backgroundOf(element: Element): string {
  const color = getComputedStyle(element).backgroundColor;
  const parent = element.parentElement;
  return parent && /^(transparent|rgba\(.*, 0\))$/.test(color) ? backgroundOf(parent) : color;
}

const isIncluded = (node: Node) => !(node instanceof Element && node.hasAttribute('data-chart-tools'));

function save(url: string, file: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
}

/** Download menu of a chart. Opens on mount, since it is loaded by the click on its button. */
export function ChartDownload({ name, table, drawing }: ChartDownloadProps) {
  const strings = useStrings(chartStrings);
  const [isOpen, setIsOpen] = useState(true);
  const [isDrawing, setIsDrawing] = useState(false);

  const saveCsv = () => {
    const url = URL.createObjectURL(new Blob([chartCsv(table)], { type: 'text/csv;charset=utf-8' }));
    save(url, `${name}.csv`);
    URL.revokeObjectURL(url);
  };
  const savePicture = async (kind: 'png' | 'svg') => {
    const element = drawing();
    if (!element) return;
    setIsDrawing(true);
    try {
      const { toPng, toSvg } = await import('html-to-image');
      const options = { backgroundColor: backgroundOf(element), pixelRatio: 2, filter: isIncluded };
      save(await (kind === 'png' ? toPng : toSvg)(element, options), `${name}.${kind}`);
    } finally {
      setIsDrawing(false);
    }
  };

  return (
    <Menu
      label={strings.download}
      placement="bottom end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          variant="plain"
          size="sm"
          iconOnly
          loading={isDrawing}
          startIcon={Download}
          aria-label={strings.download}
          title={strings.download}
        />
      }
    >
      <MenuItem onAction={() => savePicture('png')}>{strings.downloadPng}</MenuItem>
      <MenuItem onAction={() => savePicture('svg')}>{strings.downloadSvg}</MenuItem>
      <MenuItem onAction={saveCsv}>{strings.downloadCsv}</MenuItem>
    </Menu>
  );
}
