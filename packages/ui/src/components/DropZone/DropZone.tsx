import { Upload } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { DropZone as AriaDropZone, type DropZoneProps as AriaDropZoneProps } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { uploadStrings } from '../../private/strings/uploadStrings';
import { Button } from '../Button/Button';
import { droppedFiles } from './droppedFiles';
import * as styles from './DropZone.css';

export interface DropZoneProps extends Omit<
  AriaDropZoneProps,
  'id' | 'className' | 'children' | 'onDrop' | 'isDisabled' | 'style' | 'render'
> {
  /** Called with the dropped, pasted or selected files. */
  onAdd: (files: File[]) => void;
  /** Accessible name of the drop zone. */
  label: string;
  /** Types that the file picker offers: 'image/*', '.pdf'. Dropped files are not filtered; validate them in `onAdd`. @default all */
  accept?: readonly string[];
  /** If false, only the first of several files is accepted. @default true */
  multiple?: boolean;
  /** Text above the button. @default 'Drop files here, or', localized */
  title?: ReactNode;
  /** Text below the button, such as accepted types and maximum size. */
  description?: ReactNode;
  /** Label of the button. @default 'Choose files', or the singular if `multiple` is false, localized */
  buttonLabel?: string;
  /** Icon above the text. @default an upload arrow */
  icon?: IconType;
  /** `block` stacks the content, `row` uses less height. @default 'block' */
  layout?: keyof typeof styles.layout;
  /** If true, shows the error style. @default false */
  invalid?: boolean;
  /** Disables the drop zone. @default false */
  disabled?: boolean;
  /** Class name of the root element. */
  className?: string;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** An area that accepts files by drop, paste or file picker. */
export function DropZone({
  onAdd,
  label,
  accept,
  multiple = true,
  title,
  description,
  buttonLabel,
  icon = Upload,
  layout = 'block',
  invalid = false,
  disabled = false,
  className,
  ref,
  ...rest
}: DropZoneProps) {
  const strings = useStrings(uploadStrings);
  const input = useRef<HTMLInputElement>(null);
  const acceptFiles = (files: File[]) => {
    if (files.length > 0) onAdd(multiple ? files : files.slice(0, 1));
  };

  return (
    <AriaDropZone
      {...rest}
      aria-label={label}
      isDisabled={disabled}
      data-invalid={invalid || undefined}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => void droppedFiles(items).then(acceptFiles)}
      className={cx(styles.root, styles.layout[layout], className)}
    >
      <Icon as={icon} size={24} className={styles.icon} />
      <div className={styles.text}>
        <span className={cx(text.body, styles.title)}>{title ?? strings[multiple ? 'dropHere' : 'dropHereOne']}</span>
        <Button ref={ref} size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          {buttonLabel ?? strings[multiple ? 'chooseFiles' : 'chooseFile']}
        </Button>
      </div>
      {description && <div className={cx(text.caption, styles.help)}>{description}</div>}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          acceptFiles([...(currentTarget.files ?? [])]);
          // Reset, so that selecting the same file again fires `change`.
          currentTarget.value = '';
        }}
      />
    </AriaDropZone>
  );
}
