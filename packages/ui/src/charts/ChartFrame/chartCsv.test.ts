import { describe, expect, it } from 'vitest';
import { chartCsv } from './chartCsv';

describe('chartCsv', () => {
  it('writes the header and the rows, and quotes special characters', () => {
    expect(
      chartCsv({
        columns: ['Hour', 'Sales'],
        rows: [
          ['19:00 – 20:00', '$2,861'],
          ['"late"', 'two\nlines'],
        ],
      }),
    ).toBe('\uFEFFHour,Sales\r\n19:00 – 20:00,"$2,861"\r\n"""late""","two\nlines"\r\n');
  });

  it('writes numbers unformatted and missing data as empty fields', () => {
    const rows = [
      ['Mon', { text: '−$240', value: -240 }, { text: '—', value: null }, { text: '$0.50', value: 0.5 }],
    ] as const;
    expect(chartCsv({ columns: [], rows }).split('\r\n')[1]).toBe('Mon,-240,,0.5');
  });

  it('escapes formulas and keeps numbers unchanged', () => {
    const rows = [['=1+1', '@SUM(A1)', '+cmd', '-12.5', '−3', '+4%']] as const;
    expect(chartCsv({ columns: [], rows }).split('\r\n')[1]).toBe("'=1+1,'@SUM(A1),'+cmd,-12.5,−3,+4%");
  });
});
