import type { ChartCell, ChartTableData } from './ChartTable';

/** Formats a field (RFC 4180) and escapes formulas (OWASP, CSV Injection). */
function field(value: string | ChartCell): string {
  // Write raw numbers: a spreadsheet cannot sum "$2,861".
  if (typeof value !== 'string') return value.value === null ? '' : `${value.value}`;
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d.,\s]+%?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a chart's values as CSV, with the BOM that spreadsheets need to detect UTF-8. */
export const chartCsv = ({ columns, rows }: ChartTableData) =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
