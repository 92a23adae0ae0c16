import type { ChartCell, ChartTableData } from './ChartTable';

/** A value as a field of RFC 4180; one that a spreadsheet would run as a formula loses its force (OWASP, CSV Injection). */
function field(value: string | ChartCell): string {
  // Numbers as numbers: a spreadsheet cannot sum "$2,861".
  if (typeof value !== 'string') return value.value === null ? '' : `${value.value}`;
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d.,\s]+%?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The values of a chart as CSV, with the mark that spreadsheets need to read UTF-8. */
export const chartCsv = ({ columns, rows }: ChartTableData) =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
