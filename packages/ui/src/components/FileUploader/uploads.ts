export interface UploadItem<Result = unknown> {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  type: string;
  /** Undefined for files that were uploaded before. */
  file?: File;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** Progress from 0 to 1. */
  progress: number;
  /** The value that the upload resolved to. */
  result?: Result;
  /** Message of the error that the upload rejected with. */
  reason?: string;
}

/** A file that has been uploaded. */
export type UploadedFile<Result> = Pick<UploadItem<Result>, 'id' | 'name' | 'size' | 'type' | 'result'>;

export type UploadStep<Result> =
  | { type: 'add'; files: readonly File[] }
  | { type: 'change'; id: string; change: Partial<UploadItem<Result>> }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

let count = 0;

/** Reducer for the list of uploads. */
export function uploads<Result>(
  items: readonly UploadItem<Result>[],
  step: UploadStep<Result>,
): readonly UploadItem<Result>[] {
  switch (step.type) {
    case 'add':
      return [
        ...items,
        ...step.files.map((file): UploadItem<Result> => {
          count += 1;
          return {
            id: `upload-${count}`,
            name: file.name,
            size: file.size,
            type: file.type,
            file,
            status: 'waiting',
            progress: 0,
          };
        }),
      ];
    case 'change':
      return items.map((item) => (item.id === step.id ? { ...item, ...step.change } : item));
    case 'clear':
      return [];
    case 'remove':
      return items.filter(({ id }) => id !== step.id);
  }
}

/** Returns the rows of the list: uploaded files that aren't in the queue, then the queue without removed files. */
export function listedItems<Result>(
  queue: readonly UploadItem<Result>[],
  files: readonly UploadedFile<Result>[],
): UploadItem<Result>[] {
  const queued = new Set(queue.map(({ id }) => id));
  const given = new Set(files.map(({ id }) => id));
  return [
    ...files.filter(({ id }) => !queued.has(id)).map((file) => ({ ...file, status: 'done' as const, progress: 1 })),
    ...queue.filter(({ id, status }) => status !== 'done' || given.has(id)),
  ];
}

/** Sorts files: those uploaded before first, the others in the order in which they were added. */
export function inQueueOrder<Result>(files: readonly UploadedFile<Result>[], queue: readonly UploadItem<Result>[]) {
  const positions = new Map(queue.map(({ id }, at) => [id, at]));
  const position = ({ id }: UploadedFile<Result>) => positions.get(id) ?? -1;
  return [...files].sort((one, other) => position(one) - position(other));
}

export const asUploaded = <Result>({ id, name, size, type, result }: UploadItem<Result>): UploadedFile<Result> => ({
  id,
  name,
  size,
  type,
  result,
});
