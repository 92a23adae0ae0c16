import { CircleAlert } from 'lucide-react';
import type { ElementType, HTMLAttributes } from 'react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import type { FieldTexts } from './fieldTexts';
import * as styles from './Field.css';
import type { FieldIds } from './useFieldIds';

interface NoteProps extends HTMLAttributes<HTMLElement> {
  /** Element or component to render, such as React Aria's `Text`. @default 'div' */
  as?: ElementType;
  elementType?: string;
}

/** Help text below a control. */
export function FieldHelp({ as: Element = 'div', ...rest }: NoteProps) {
  return <Element {...rest} className={cx(text.caption, styles.help)} />;
}

/** Error message below a control. */
export function FieldError({ as: Element = 'div', children, ...rest }: NoteProps) {
  return (
    <Element {...rest} className={cx(text.caption, styles.error)}>
      <Icon as={CircleAlert} size={14} className={styles.noteIcon} />
      <span>{children}</span>
    </Element>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'description' | 'error'> {
  ids: Pick<FieldIds, 'description' | 'error'>;
}

/** Error message or help text below a control. */
export function FieldNotes({ ids, description, error }: FieldNotesProps) {
  if (error) return <FieldError id={ids.error}>{error}</FieldError>;
  return description ? <FieldHelp id={ids.description}>{description}</FieldHelp> : null;
}
