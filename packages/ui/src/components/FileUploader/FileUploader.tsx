import { CircleAlert } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../private/cx';
import { FieldLabel } from '../../private/Field/FieldHead';
import { FieldNotes } from '../../private/Field/FieldNotes';
import * as field from '../../private/Field/Field.css';
import { useFieldIds } from '../../private/Field/useFieldIds';
import { fill, useLocale, useStrings } from '../../private/strings';
import { uploadStrings } from '../../private/uploadStrings';
import { DropZone, type DropZoneProps } from '../DropZone/DropZone';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FileRow } from './FileRow';
import * as styles from './FileUploader.css';
import { kindsInWords, refusal, sizeInWords, type FileRules, type Refusal } from './refusal';
import type { UploadItem } from './uploads';
import { useUploads, type Upload } from './useUploads';

/** A file that is with the server already. */
export type UploadedFile<Result> = Pick<UploadItem<Result>, 'id' | 'name' | 'size' | 'type' | 'result'>;

export interface FileUploaderProps<Result = unknown>
  extends
    FileRules,
    Pick<DropZoneProps, 'title' | 'buttonLabel' | 'layout' | 'icon' | 'isMultiple'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'onChange'> {
  /** Name of the field, seen above it. */
  label: string;
  /** Sends one file: tells its progress, resolves to what the server called it, rejects with a sentence. */
  upload: Upload<Result>;
  /** Called with the files that have arrived, each time one more has, or one was removed. */
  onChange?: (files: readonly UploadedFile<Result>[]) => void;
  /** Called when a file that had arrived is taken away; it goes at once. */
  onRemove?: (file: UploadedFile<Result>) => void;
  /** Files that are there already. */
  defaultFiles?: readonly UploadedFile<Result>[];
  /** How many are sent at the same time. @default 3 */
  atOnce?: number;
  /** What fits, in the zone. @default kinds and size in the reader's language */
  help?: ReactNode;
  /** What to do about a wrong value, as an instruction. */
  error?: ReactNode;
  /** Shows a mark beside the label. */
  requiredMark?: boolean;
  /** Takes no files, and keeps those that are there. @default false */
  isDisabled?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

interface Refused {
  name: string;
  size: number;
  why: Refusal;
}

const arrived = <Result,>(items: readonly UploadItem<Result>[]): UploadedFile<Result>[] =>
  items
    .filter(({ status }) => status === 'done')
    .map(({ id, name, size, type, result }) => ({ id, name, size, type, result }));

/** Files that are sent as soon as they are dropped or chosen, each with its progress; what does not fit is said in a sentence. */
export function FileUploader<Result = unknown>({
  label,
  upload,
  onChange,
  onRemove,
  defaultFiles = [],
  accept,
  maxSize,
  maxFiles,
  isMultiple = maxFiles !== 1,
  atOnce = 3,
  help,
  error,
  requiredMark,
  isDisabled = false,
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
  const locale = useLocale();
  const ids = useFieldIds(undefined, { help, error }, rest['aria-describedby']);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [said, say] = useState('');
  const { items, add, retry, remove } = useUploads<Result>({
    initial: defaultFiles.map((file) => ({ ...file, status: 'done', progress: 1 })),
    upload,
    atOnce,
    onSettled: ({ name, status }) => say(fill(strings[status === 'done' ? 'done' : 'failed'], { name })),
  });

  const there = JSON.stringify(arrived(items).map(({ id: key }) => key));
  const told = useRef(there);
  useEffect(() => {
    if (told.current === there) return;
    told.current = there;
    onChange?.(arrived(items));
  }, [there, items, onChange]);

  const take = (files: readonly File[]) => {
    const kept: File[] = [];
    const no: Refused[] = [];
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

  const sentence = ({ name, size, why }: Refused) =>
    fill(strings[`refused${why}`], {
      name,
      size: sizeInWords(size, locale),
      max: why === 'Size' ? sizeInWords(maxSize ?? 0, locale) : (maxFiles ?? 0),
      types: accept ? kindsInWords(accept, locale) : '',
    });
  const rules = [accept && kindsInWords(accept, locale), maxSize && `≤ ${sizeInWords(maxSize, locale)}`].filter(
    Boolean,
  );
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
        {...{ accept, isMultiple, title, buttonLabel, layout, icon, label }}
        help={
          rules.length > 0 &&
          rules.map((rule, index) => (
            <Fragment key={rule}>
              {index > 0 && ' · '}
              <bdi>{rule}</bdi>
            </Fragment>
          ))
        }
        isDisabled={isDisabled || isFull}
        isInvalid={Boolean(error)}
        onFiles={take}
      />
      <FieldNotes {...{ ids, help, error }} />
      <div role="alert" className={styles.refused}>
        {refused.map((one) => (
          <div key={`${one.name}-${one.size}`} className={cx(text.caption, styles.sentence)}>
            <Icon as={CircleAlert} size={14} />
            <span>{sentence(one)}</span>
          </div>
        ))}
      </div>
      {items.length > 0 && (
        <ul ref={list} aria-label={strings.fileList} className={styles.list}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              isDisabled={isDisabled}
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
