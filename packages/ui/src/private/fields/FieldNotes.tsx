import { CircleAlert } from 'lucide-react';
import type { ElementType, HTMLAttributes } from 'react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import type { FieldTexts } from './fieldTexts';
import * as styles from './Field.css';
import type { FieldIds } from './useFieldIds';

interface NoteProps extends HTMLAttributes<HTMLElement> {
  /** What says it: react-aria's own where a widget ties it to its control. @default 'div' */
  as?: ElementType;
  elementType?: string;
}

/** A sentence below a control. */
export function FieldHelp({ as: Element = 'div', ...rest }: NoteProps) {
  return <Element {...rest} className={cx(text.caption, styles.help)} />;
}

/** What to do about a wrong value, in the place of the help. */
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

/** The line below a control: what to do about a wrong value, else the help. */
export function FieldNotes({ ids, description, error }: FieldNotesProps) {
  if (error) return <FieldError id={ids.error}>{error}</FieldError>;
  return description ? <FieldHelp id={ids.description}>{description}</FieldHelp> : null;
}
