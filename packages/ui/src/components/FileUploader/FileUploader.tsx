import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../css/cx';
import { FieldLabel } from '../../private/fields/FieldHead';
import { FieldNotes } from '../../private/fields/FieldNotes';
import * as field from '../../private/fields/Field.css';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { fill, useStrings } from '../../private/strings/strings';
import { uploadStrings } from '../../private/strings/uploadStrings';
import { DropZone, type DropZoneProps } from '../DropZone/DropZone';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FileLimits } from './FileLimits';
import { FileRow } from './FileRow';
import * as styles from './FileUploader.css';
import { refusal, type FileRules } from './refusal';
import { RefusedFiles, type RefusedFile } from './RefusedFiles';
import type { UploadItem } from './uploads';
import { useUploads, type Upload } from './useUploads';

/** A file that is with the server already. */
export type UploadedFile<Result> = Pick<UploadItem<Result>, 'id' | 'name' | 'size' | 'type' | 'result'>;

export interface FileUploaderProps<Result = unknown>
  extends
    FileRules,
    Pick<DropZoneProps, 'title' | 'buttonLabel' | 'layout' | 'icon' | 'multiple'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'onChange'> {
  /** Name of the field, seen above it. */
  label: string;
  /** Sends one file: tells its progress, resolves to what the server called it, rejects with a sentence. */
  upload: Upload<Result>;
  /** Called with the files that have arrived, each time one more has, or one was removed. */
  onValueChange?: (files: readonly UploadedFile<Result>[]) => void;
  /** Called when a file that had arrived is taken away; it goes at once. */
  onRemove?: (file: UploadedFile<Result>) => void;
  /** Files that are there already. */
  defaultFiles?: readonly UploadedFile<Result>[];
  /** How many are sent at the same time. @default 3 */
  concurrency?: number;
  /** What fits, in the zone. @default kinds and size in the reader's language */
  description?: ReactNode;
  /** What to do about a wrong value, as an instruction. */
  error?: ReactNode;
  /** Shows a mark beside the label. */
  requiredMark?: boolean;
  /** Takes no files, and keeps those that are there. @default false */
  disabled?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

const arrived = <Result,>(items: readonly UploadItem<Result>[]): UploadedFile<Result>[] =>
  items
    .filter(({ status }) => status === 'done')
    .map(({ id, name, size, type, result }) => ({ id, name, size, type, result }));

/** Files that are sent as soon as they are dropped or chosen, each with its progress; what does not fit is said in a sentence. */
export function FileUploader<Result = unknown>({
  label,
  upload,
  onValueChange,
  onRemove,
  defaultFiles = [],
  accept,
  maxSize,
  maxFiles,
  multiple = maxFiles !== 1,
  concurrency = 3,
  description,
  error,
  requiredMark,
  disabled = false,
  title,
  buttonLabel,
  layout,
  icon,
  id,
  className,
  ref,
  ...rest
}: FileUploaderProps<Result>) {
  const strings = useStrings(uploadStrings);
  const ids = useFieldIds(undefined, { description, error }, rest['aria-describedby']);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, say] = useState('');
  const { items, add, retry, remove } = useUploads<Result>({
    initial: defaultFiles.map((file) => ({ ...file, status: 'done', progress: 1 })),
    upload,
    concurrency,
    onSettled: ({ name, status }) => say(fill(strings[status === 'done' ? 'done' : 'failed'], { name })),
  });

  const there = JSON.stringify(arrived(items).map(({ id: key }) => key));
  const told = useRef(there);
  useEffect(() => {
    if (told.current === there) return;
    told.current = there;
    onValueChange?.(arrived(items));
  }, [there, items, onValueChange]);

  const take = (files: readonly File[]) => {
    const kept: File[] = [];
    const no: RefusedFile[] = [];
    for (const file of files) {
      const why = refusal(file, [...items, ...kept], { accept, maxSize, maxFiles });
      if (why) no.push({ name: file.name, size: file.size, why });
      else kept.push(file);
    }
    setRefused(no);
    if (kept.length > 0) add(kept);
  };

  const list = useRef<HTMLUListElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const drop = (item: UploadItem<Result>) => {
    const rows = [...(list.current?.children ?? [])];
    const at = items.indexOf(item);
    const beside = rows[at + 1] ?? rows[at - 1];
    // The button goes with its row: the focus goes to the next one before.
    (
      beside?.querySelector<HTMLElement>('button:last-of-type') ??
      zone.current?.querySelector<HTMLElement>('button:not([aria-label])')
    )?.focus();
    remove(item.id);
    if (item.status === 'done') onRemove?.(item);
  };

  const isFull = maxFiles !== undefined && items.length >= maxFiles;

  return (
    <div
      ref={ref}
      id={id}
      role="group"
      aria-labelledby={`${ids.control}-label`}
      {...rest}
      aria-describedby={ids.describedBy}
      className={cx(field.root, className)}
    >
      <FieldLabel as="span" id={`${ids.control}-label`} {...{ label, requiredMark }} />
      <DropZone
        ref={zone}
        {...{ accept, multiple, title, buttonLabel, layout, icon, label }}
        description={Boolean(accept || maxSize) && <FileLimits {...{ accept, maxSize }} />}
        disabled={disabled || isFull}
        invalid={Boolean(error)}
        onFiles={take}
      />
      <FieldNotes {...{ ids, description, error }} />
      <RefusedFiles {...{ refused, accept, maxSize, maxFiles }} />
      {items.length > 0 && (
        <ul ref={list} aria-label={strings.fileList} className={styles.list}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              disabled={disabled}
              onRetry={() => retry(item.id)}
              onRemove={() => drop(item)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
