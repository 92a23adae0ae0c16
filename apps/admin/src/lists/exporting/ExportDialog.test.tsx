import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { ExportDialog } from './ExportDialog';

afterEach(cleanup);

it.each([
  ['all and the found rows', [{ id: 1 }], true],
  ['no choice of rows if all are found', [{ id: 1 }, { id: 2 }], false],
])('ExportDialog offers the formats, the columns, and %s', async (_name, found, isOffered) => {
  const columns = [{ id: 'jar', header: 'Jar', value: () => '' }];
  render(
    <ExportDialog
      list="jars"
      title="Jars"
      columns={columns}
      filters={[]}
      all={[{ id: 1 }, { id: 2 }]}
      found={found}
      onClose={() => undefined}
    />,
    { wrapper: TextKeys },
  );
  await screen.findByRole('dialog', { name: 'lists.export.title title=Jars' });
  expect(screen.getByRole('radiogroup', { name: 'lists.export.format' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Jar' })).toBeDefined();
  expect(screen.queryByRole('radiogroup', { name: 'lists.export.rows' }) !== null).toBe(isOffered);
});
