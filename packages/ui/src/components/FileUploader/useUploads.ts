import { useEffect, useReducer, useRef } from 'react';
import { uploads, type UploadItem } from './uploads';

export interface UploadOptions {
  /** Ends the upload when the file is taken away. */
  signal: AbortSignal;
  /** Tells how much has arrived, 0 to 1. */
  onProgress: (fraction: number) => void;
}

export type Upload<Result> = (file: File, options: UploadOptions) => Promise<Result>;

interface UploadsSetup<Result> {
  initial: readonly UploadItem<Result>[];
  upload: Upload<Result>;
  /** How many run at the same time. */
  concurrency: number;
  onSettled: (item: UploadItem<Result>) => void;
}

/** Files on their way: some run, others wait for them; a failed one can run again. */
export function useUploads<Result>({ initial, upload, concurrency, onSettled }: UploadsSetup<Result>) {
  const [items, send] = useReducer(uploads<Result>, initial);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef({ upload, onSettled });
  useEffect(() => {
    latest.current = { upload, onSettled };
  });

  useEffect(() => {
    const free = concurrency - running.current.size;
    const next = items.filter(({ id, status }) => status === 'waiting' && !running.current.has(id)).slice(0, free);
    for (const item of next) {
      if (!item.file) continue;
      const stop = new AbortController();
      running.current.set(item.id, stop);
      const settle = (change: Partial<UploadItem<Result>>) => {
        running.current.delete(item.id);
        if (stop.signal.aborted) return;
        send({ type: 'change', id: item.id, change });
        latest.current.onSettled({ ...item, ...change });
      };
      send({ type: 'change', id: item.id, change: { status: 'running', progress: 0 } });
      latest.current
        .upload(item.file, {
          signal: stop.signal,
          onProgress: (progress) => {
            if (!stop.signal.aborted) send({ type: 'change', id: item.id, change: { progress } });
          },
        })
        .then(
          (result) => settle({ status: 'done', progress: 1, result }),
          (reason: unknown) =>
            settle({ status: 'failed', reason: reason instanceof Error ? reason.message : undefined }),
        );
    }
  }, [items, concurrency]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
      all.clear();
    };
  }, []);

  return {
    items,
    add: (files: readonly File[]) => send({ type: 'add', files }),
    retry: (id: string) => send({ type: 'change', id, change: { status: 'waiting', reason: undefined } }),
    remove: (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      send({ type: 'remove', id });
    },
  };
}
