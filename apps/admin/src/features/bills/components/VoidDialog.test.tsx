import { http } from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { sampleBill, samplePlace } from '../testing/sampleBill';
import { VoidLineDialog } from './VoidDialog';

const { adapter } = http.defaults;
beforeEach(() => {
  http.defaults.adapter = async (config) => ({ status: 200, statusText: '', headers: {}, config, data: { staff: [] } });
});
afterEach(() => {
  http.defaults.adapter = adapter;
  cleanup();
  vi.restoreAllMocks();
});

it('VoidLineDialog keeps showing the chosen line after it was voided', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <VoidLineDialog
      bill={sampleBill()}
      place={samplePlace}
      lineId="l3"
      onDone={() => undefined}
      onClose={() => undefined}
    />,
    { wrapper: TextKeys },
  );
  await screen.findByRole('button', { name: /^Lemonade/ });
  expect(logged.mock.calls.filter(([message]) => String(message).includes('invalid value'))).toEqual([]);
});
