import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { cx } from '../../css/cx';
import { text } from '../../css/typography.css';
import { formStrings } from '../../private/strings/formStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import * as styles from './Repeater.css';

interface RepeaterToolsProps {
  /** Name of the row. */
  name: string;
  layout: keyof typeof styles.layout;
  /** Index of the row, from 0. */
  index: number;
  /** Number of rows. */
  count: number;
  reorderable: boolean;
  removable: boolean;
  /** Duplicates the row. Undefined if rows can't be duplicated. */
  onDuplicate: (() => void) | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const small = { variant: 'plain', tone: 'secondary', size: 'sm', iconOnly: true } as const;

/** Buttons of a row: duplicate, move up, move down, remove. */
export function RepeaterTools({
  name,
  layout,
  index,
  count,
  reorderable,
  removable,
  onDuplicate,
  onMove,
  onRemove,
}: RepeaterToolsProps) {
  const strings = useStrings(formStrings);
  return (
    <div className={cx(styles.tools, styles.toolsOf[layout])}>
      {layout === 'card' && <span className={cx(text.bodyStrong, styles.name)}>{name}</span>}
      {onDuplicate && (
        <Button
          {...small}
          startIcon={Copy}
          data-part="duplicate"
          aria-label={fill(strings.duplicateRow, { name })}
          onClick={onDuplicate}
        />
      )}
      {reorderable && (
        <>
          <Button
            {...small}
            startIcon={ArrowUp}
            data-part="up"
            disabled={index === 0}
            aria-label={fill(strings.moveRowUp, { name })}
            onClick={() => onMove(index - 1)}
          />
          <Button
            {...small}
            startIcon={ArrowDown}
            data-part="down"
            disabled={index === count - 1}
            aria-label={fill(strings.moveRowDown, { name })}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <Button
        {...small}
        startIcon={Trash2}
        data-part="remove"
        disabled={!removable}
        aria-label={fill(strings.removeRow, { name })}
        onClick={onRemove}
      />
    </div>
  );
}
