import { useEffect, useRef } from 'react';
import { useFieldState, useFormReset } from '../../private/fields/useFieldState';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { asUploaded, inQueueOrder, listedItems, type UploadedFile, type UploadItem } from './uploads';
import { useUploads, type UploadsSetup } from './useUploads';

interface FileListSetup<Result> extends UploadsSetup<Result> {
  value: readonly UploadedFile<Result>[] | undefined;
  defaultValue: readonly UploadedFile<Result>[];
  onValueChange: ((files: readonly UploadedFile<Result>[]) => void) | undefined;
  onReset: () => void;
}

/** Combines the value of the field, which are the uploaded files, with the queue of uploads. */
export function useFileList<Result>({
  value,
  defaultValue,
  onValueChange,
  onSettled,
  onReset,
  ...setup
}: FileListSetup<Result>) {
  const [files, setFiles, fieldRef] = useFieldState<
    readonly UploadedFile<Result>[],
    UploadedFile<Result>[],
    HTMLDivElement
  >(value, defaultValue, onValueChange);
  // Several uploads can complete between two renders.
  const latestFiles = useRef(files);
  useEffect(() => {
    latestFiles.current = files;
  });
  const changeFiles = (next: UploadedFile<Result>[]) => {
    latestFiles.current = next;
    setFiles(next);
  };
  const { queue, add, retry, remove, clear } = useUploads<Result>({
    ...setup,
    onSettled: (item) => {
      onSettled(item);
      if (item.status === 'done') changeFiles(inQueueOrder([...latestFiles.current, asUploaded(item)], queue));
    },
  });
  const resetRef = useFormReset<HTMLDivElement>(() => {
    onReset();
    clear();
  });

  return {
    /** The rows of the list. */
    items: listedItems(queue, files),
    files,
    /** Ref to the root of the field. */
    root: useMergedRef(fieldRef, resetRef),
    add,
    retry,
    remove: ({ id, status }: UploadItem<Result>) => {
      remove(id);
      if (status === 'done') changeFiles(latestFiles.current.filter((file) => file.id !== id));
    },
  };
}
