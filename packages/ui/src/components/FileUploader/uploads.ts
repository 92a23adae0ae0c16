export interface UploadItem<Result = unknown> {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  type: string;
  /** Undefined for files from `defaultFiles`. */
  file?: File;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** Progress from 0 to 1. */
  progress: number;
  /** The value that the upload resolved to. */
  result?: Result;
  /** Message of the error that the upload rejected with. */
  reason?: string;
}

export type UploadStep<Result> =
  | { type: 'add'; files: readonly File[] }
  | { type: 'change'; id: string; change: Partial<UploadItem<Result>> }
  | { type: 'remove'; id: string }
  | { type: 'reset'; items: readonly UploadItem<Result>[] };

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
    case 'reset':
      return step.items;
    case 'remove':
      return items.filter(({ id }) => id !== step.id);
  }
}
