import { call } from '@larder/domain';
import { eventCalendars, eventEndpoints } from '@larder/domain/contract';
import { expect, it, vi } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useIcsExport } from './useIcsExport';

const download = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('../../lists/sheets/download', () => ({ download, exportName: (name: string) => name }));
useMockServer();

it('exports each event once, even if it has several occurrences', async () => {
  const [first, second] = await call(eventEndpoints.list, {
    calendars: eventCalendars,
  });
  const page = renderPageHook(() => useIcsExport('America/New_York'));
  await page.run((exportEvents) => exportEvents([first!, second!, first!], 'calendar'));
  const [file, name] = download.mock.lastCall!;
  expect([name, file.type]).toEqual(['calendar.ics', 'text/calendar;charset=utf-8']);
  expect((await file.text()).match(/^SUMMARY:.*/gm)).toHaveLength(2);
  expect(shownToasts).toEqual([]);
});
