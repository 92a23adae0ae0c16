import { useCallback, useEffect, useReducer, useRef } from 'react';
import { uploads, type UploadItem } from './uploads';

export interface UploadOptions {
  /** Aborted when the file is removed or the field unmounts. */
  signal: AbortSignal;
  /** Call it with the progress, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

export type Upload<Result> = (file: File, options: UploadOptions) => Promise<Result>;

export interface UploadsSetup<Result> {
  upload: Upload<Result>;
  /** Maximum number of parallel uploads. */
  concurrency: number;
  onSettled: (item: UploadItem<Result>) => void;
}

/** Runs a queue of uploads with limited concurrency and retry. */
export function useUploads<Result>({ upload, concurrency, onSettled }: UploadsSetup<Result>) {
  const [queue, send] = useReducer(uploads<Result>, []);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef({ upload, onSettled });
  useEffect(() => {
    latest.current = { upload, onSettled };
  });

  useEffect(() => {
    const free = concurrency - running.current.size;
    const next = queue.filter(({ id, status }) => status === 'waiting' && !running.current.has(id)).slice(0, free);
    for (const item of next) {
      if (!item.file) continue;
      const controller = new AbortController();
      running.current.set(item.id, controller);
      const settle = (change: Partial<UploadItem<Result>>) => {
        running.current.delete(item.id);
        if (controller.signal.aborted) return;
        send({ type: 'change', id: item.id, change });
        latest.current.onSettled({ ...item, ...change });
      };
      send({ type: 'change', id: item.id, change: { status: 'running', progress: 0 } });
      latest.current
        .upload(item.file, {
          signal: controller.signal,
          onProgress: (progress) => {
            if (!controller.signal.aborted) send({ type: 'change', id: item.id, change: { progress } });
          },
        })
        .then(
          (result) => settle({ status: 'done', progress: 1, result }),
          (reason: unknown) =>
            settle({ status: 'failed', reason: reason instanceof Error ? reason.message : undefined }),
        );
    }
  }, [queue, concurrency]);

  const abortAll = useCallback(() => {
    for (const controller of running.current.values()) controller.abort();
    running.current.clear();
  }, []);
  useEffect(() => abortAll, [abortAll]);

  return {
    queue,
    add: (files: readonly File[]) => send({ type: 'add', files }),
    retry: (id: string) => send({ type: 'change', id, change: { status: 'waiting', reason: undefined } }),
    /** Aborts uploads and removes all items. */
    clear: () => {
      abortAll();
      send({ type: 'clear' });
    },
    remove: (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      send({ type: 'remove', id });
    },
  };
}
