import writeXlsxFile from 'write-excel-file/universal';
import { csvMark, toCsv } from '../../../lists/sheets/toCsv';
import { employeeColumns } from '../employeeConditions';

/** Names of sample files, which the import handles in different ways. */
export type SampleName = 'workbook' | 'many' | 'errors' | 'type' | 'broken';

const posts = ['Line cook', 'Sommelier', 'Host', 'Baker', 'Dishwasher'];
const cities = ['Whitby', 'Porto', 'Lyon', 'Bremen', 'Amman'];
const rowOf = (number: number) => [
  `Employee ${number}`,
  posts[number % posts.length]!,
  `employee${number}@quaystreet.example`,
  cities[number % cities.length]!,
  `2026-0${(number % 9) + 1}-1${number % 10}`,
  `${24_000 + (number % 400) * 25}.00`,
  String(18 + (number % 45)),
  String((number % 5) + 1),
];
const rows = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index + 1));

/** Creates a sample file. `header` returns the header of a column. */
export async function sampleFile(name: SampleName, header: (column: string) => string): Promise<File> {
  const head = employeeColumns.map(header);
  const csv = (content: readonly (readonly string[])[], file: string) =>
    new File([csvMark, toCsv(content)], file, { type: 'text/csv' });
  const cells = (content: readonly (readonly string[])[]) =>
    content.map((line) => line.map((value) => ({ value, type: String })));
  switch (name) {
    case 'workbook': {
      // The first sheet has no employees, and the second one has lines above its header.
      const workbook = await writeXlsxFile([
        { sheet: 'Notes', data: cells([['Saltbox & Rye'], ['Autumn 2026']]) },
        { sheet: 'Employees', data: cells([['Saltbox & Rye'], ['Autumn 2026'], head, ...rows(12)]) },
      ]).toBlob();
      return new File([workbook], 'employees.xlsx', { type: workbook.type });
    }
    case 'many':
      return csv([head, ...rows(50_000)], 'employees-50000.csv');
    case 'errors': {
      const [first, second, third, ...rest] = rows(8);
      const wrong = [
        first!.with(2, 'no address'),
        second!.with(4, '2026-02-31').with(6, '7'),
        third!,
        third!.with(0, 'Employee 3 again'),
      ];
      return csv([head, ...wrong, ...rest], 'employees-with-errors.csv');
    }
    case 'type':
      return new File(['%PDF-1.7\n'], 'employees.pdf', { type: 'application/pdf' });
    case 'broken':
      return new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])], 'employees-broken.xlsx');
  }
}
