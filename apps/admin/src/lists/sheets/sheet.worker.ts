import { readSheets } from './readSheets';
import type { SheetResponse, SheetRequest } from './sheetJob';
import { createSheetWriter } from './sheetWriter';

let writer: ReturnType<typeof createSheetWriter> | undefined;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no target origin
const respond = (message: SheetResponse) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  if (data.kind === 'begin') writer = createSheetWriter(data.file);
  else if (data.kind === 'rows') writer?.add(data.rows);
  else if (data.kind === 'end') void writer?.end().then((blob) => respond({ kind: 'file', blob }));
  else void readSheets(data.file, data.maxRows).then(respond);
});
