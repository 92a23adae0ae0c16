import { createQueryClient, DomainProvider } from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImportDialog } from './ImportDialog';

const sheets = [{ name: 'Jars', rows: [['Jar'], ['Lemons']].map((cells, index) => ({ line: index + 1, cells })) }];

/** Responds to any file with the same sheet. */
class FakeWorker extends EventTarget {
  terminate = () => undefined;
  postMessage() {
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'sheets', sheets } }));
  }
}

beforeEach(() => void vi.stubGlobal('Worker', FakeWorker));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function chooseFile() {
  const component = () => (
    <ImportDialog
      title="Import jars"
      list="jars"
      fields={[{ name: 'jar', label: 'Jar', isRequired: true }]}
      sample={{ jar: 'Lemons' }}
      validate={() => []}
      add={async (jar: string) => jar}
      remove={async () => undefined}
      removeLost={async () => undefined}
      onDone={() => undefined}
      onInterrupted={() => undefined}
      onClose={() => undefined}
    />
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  const input = await screen.findByLabelText(/^lists\.import\.choose/);
  fireEvent.change(input, { target: { files: [new File(['Jar\nLemons'], 'jars.csv')] } });
}

it('ImportDialog offers to choose a file only in the first step', async () => {
  await chooseFile();
  await screen.findByText('lists.import.columnsLead');
  expect(screen.queryByLabelText(/^lists\.import\.choose/)).toBeNull();
});

it('ImportDialog shows that it is reading the file', async () => {
  vi.spyOn(FakeWorker.prototype, 'postMessage').mockReturnValue();
  await chooseFile();
  expect(await screen.findByText('lists.import.reading')).not.toBeNull();
});
