import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../css/cx';
import { FieldLabel } from '../../private/fields/FieldHeader';
import { FieldNotes } from '../../private/fields/FieldNotes';
import * as field from '../../private/fields/Field.css';
import { FormValue } from '../../private/fields/FormValue';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { fill, useStrings } from '../../private/strings/strings';
import { uploadStrings } from '../../private/strings/uploadStrings';
import { DropZone, type DropZoneProps } from '../DropZone/DropZone';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FileLimits } from './FileLimits';
import { FileRow } from './FileRow';
import * as styles from './FileUploader.css';
import { validateFile, type FileRules } from './validateFile';
import { RejectedFiles, type RejectedFile } from './RejectedFiles';
import { asUploaded, type UploadedFile, type UploadItem } from './uploads';
import { useFileList } from './useFileList';
import type { Upload } from './useUploads';

export interface FileUploaderProps<Result = unknown>
  extends
    FileRules,
    Pick<DropZoneProps, 'title' | 'buttonLabel' | 'layout' | 'icon' | 'multiple'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** Label above the field. */
  label: string;
  /** Uploads a file: reports progress and resolves to the result, or rejects with an `Error` whose message is shown. */
  upload: Upload<Result>;
  /** The uploaded files (controlled). */
  value?: readonly UploadedFile<Result>[];
  /** The initial uploaded files (uncontrolled). @default [] */
  defaultValue?: readonly UploadedFile<Result>[];
  /** Called with all uploaded files when an upload completes, an uploaded file is removed or the form is reset. */
  onValueChange?: (files: readonly UploadedFile<Result>[]) => void;
  /** Called when the user removes an uploaded file. */
  onRemove?: (file: UploadedFile<Result>) => void;
  /** Maximum number of parallel uploads. @default 3 */
  concurrency?: number;
  /** Help text below the drop zone. */
  description?: ReactNode;
  /** Error message that says how to fix the value. */
  error?: ReactNode;
  /** If true, marks the field as required. Validate it yourself. @default false */
  required?: boolean;
  /** Shows a "required" mark next to the label. @default the value of `required` */
  requiredMark?: boolean;
  /** Name in form data. Each uploaded file submits its `result` if that is a string, otherwise its `id`. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Disables adding and removing files. @default false */
  disabled?: boolean;
  /** If true, shows only the list of files. @default false */
  readOnly?: boolean;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Ref to the button that selects files. */
  ref?: Ref<HTMLButtonElement>;
}

const none: never[] = [];

/** Uploads files as soon as they are dropped or selected, and shows the progress of each. Rejected files are listed with the reason. */
export function FileUploader<Result = unknown>({
  label,
  upload,
  value,
  defaultValue = none,
  onValueChange,
  onRemove,
  accept,
  maxSize,
  maxFiles,
  multiple = maxFiles !== 1,
  concurrency = 3,
  description,
  error,
  required,
  requiredMark = required,
  name,
  form,
  disabled = false,
  readOnly = false,
  onBlur,
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
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [announced, announce] = useState({ id: '', text: '' });
  const { items, files, root, add, retry, remove } = useFileList<Result>({
    value,
    defaultValue,
    onValueChange,
    upload,
    concurrency,
    onSettled: ({ id: key, name: file, status }) =>
      announce({ id: key, text: fill(strings[status === 'done' ? 'uploadDone' : 'uploadFailed'], { name: file }) }),
    onReset: () => setRejected([]),
  });

  const handleFiles = (chosen: readonly File[]) => {
    const accepted: File[] = [];
    const rejectedNow: RejectedFile[] = [];
    for (const file of chosen) {
      const reason = validateFile(file, [...items, ...accepted], { accept, maxSize, maxFiles });
      if (reason) rejectedNow.push({ name: file.name, size: file.size, reason });
      else accepted.push(file);
    }
    setRejected(rejectedNow);
    if (accepted.length > 0) add(accepted);
  };

  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(button, ref);
  const handleRemove = (item: UploadItem<Result>) => {
    const rows = [...(list.current?.children ?? [])];
    const at = items.indexOf(item);
    const neighbor = rows[at + 1] ?? rows[at - 1];
    // The pressed button unmounts with its row, so move focus first.
    (neighbor?.querySelector<HTMLElement>('button:last-of-type') ?? button.current)?.focus();
    remove(item);
    if (item.status === 'done') onRemove?.(asUploaded(item));
  };

  const isFull = maxFiles !== undefined && items.length >= maxFiles;

  return (
    <div
      ref={root}
      id={id}
      role="group"
      aria-labelledby={`${ids.control}-label`}
      {...rest}
      aria-describedby={ids.describedBy}
      className={cx(field.root, className)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
    >
      <FieldLabel as="span" id={`${ids.control}-label`} {...{ label, requiredMark }} />
      {!readOnly && (
        <DropZone
          ref={merged}
          {...{ accept, multiple, title, buttonLabel, layout, icon, label }}
          description={Boolean(accept || maxSize) && <FileLimits {...{ accept, maxSize }} />}
          disabled={disabled || isFull}
          invalid={Boolean(error)}
          onAdd={handleFiles}
        />
      )}
      <FieldNotes {...{ ids, description, error }} />
      <RejectedFiles {...{ rejected, accept, maxSize, maxFiles }} />
      {items.length > 0 && (
        <ul ref={list} aria-label={strings.fileList} className={styles.list}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              {...{ item, disabled, readOnly }}
              onRetry={() => retry(item.id)}
              onRemove={() => handleRemove(item)}
            />
          ))}
        </ul>
      )}
      {files.length === 0 && <FormValue {...{ name, form, value: null }} disabled />}
      {files.map(({ id: key, result }) => (
        <FormValue key={key} {...{ name, form, disabled, value: typeof result === 'string' ? result : key }} />
      ))}
      <VisuallyHidden role="status">{items.some((item) => item.id === announced.id) && announced.text}</VisuallyHidden>
    </div>
  );
}
