import { ArrowLeft, Search } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components';
import { text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { scrim } from '../../private/overlays/overlay.css';
import { CloseButton } from '../Dialog/CloseButton';
import { OverlayModal } from '../../private/overlays/OverlayModal';
import { ResultFailure } from './ResultFailure';
import { ResultList } from '../../private/lists/ResultList';
import * as results from '../../private/lists/ResultList.css';
import { ResultSkeleton } from './ResultSkeleton';
import { useResultList, type ResultSearchProps } from '../../private/lists/useResultList';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import * as dialog from '../Dialog/Dialog.css';
import { Kbd } from '../Kbd/Kbd';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CommandRow, type Command } from './CommandRow';
import * as styles from './CommandPalette.css';

/** A group of commands with a heading. */
export interface CommandGroup {
  /** Unique ID. */
  id: string;
  /** Heading of the group. */
  title: string;
  /** Commands, best match first. */
  items: readonly Command[];
}

/** A keyboard hint in the footer. */
export interface CommandHint {
  /** Keys that are pressed together. */
  keys: readonly string[];
  /** Effect of the keys. */
  label: string;
  /** If true, aligns the hint to the end. */
  atEnd?: boolean;
}

export interface CommandPaletteProps extends ResultSearchProps {
  /** If true, the palette is open. */
  open: boolean;
  /** Called with `false` when the user closes the palette. */
  onOpenChange: (isOpen: boolean) => void;
  /** Command groups, best match first. Empty groups are hidden. */
  groups: readonly CommandGroup[];
  /** Text shown when no command matches. */
  emptyState: string;
  /** Chip that shows what the commands apply to, such as "Bill #1182 selected". */
  context?: ReactNode;
  /** Name of the command whose second step is shown. Replaces the search icon with a back button. */
  step?: string;
  /** Called when the user leaves the second step, by button or with Backspace in the empty field. */
  onBack?: () => void;
  /** Called when a command is run. `isNewTab` is true while Ctrl or Command is pressed. */
  onAction: (command: Command, isNewTab: boolean) => void;
  /** Keyboard hints in the footer. @default [] */
  hints?: readonly CommandHint[];
  /** Class name of the dialog. */
  className?: string;
  /** ID of the dialog. */
  id?: string;
  /** Ref to the dialog. */
  ref?: Ref<HTMLElement>;
}

/** Finds and runs any command of the app: a combobox in a modal dialog (APG). */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  value,
  onValueChange,
  groups,
  summary,
  emptyState,
  context,
  step,
  onBack,
  loading = false,
  error,
  onAction,
  hints = [],
  className,
  ...rest
}: CommandPaletteProps) {
  const strings = useStrings(shellStrings);
  const shown = groups.filter(({ items }) => items.length > 0);
  const rows = shown.flatMap((group) => group.items);
  const { active, choose, optionId, listId, inputProps } = useResultList({
    label,
    placeholder,
    value,
    onValueChange,
    rows,
    isShown: rows.length > 0,
    onAction,
    onKey: (key) => (key === 'Backspace' && value === '' && step !== undefined ? onBack : undefined),
  });

  return (
    <OverlayModal
      open={open}
      onOpenChange={onOpenChange}
      dismissible
      isSheet
      scrimClassName={cx(scrim, styles.place)}
      boxClassName={cx(dialog.box, styles.box)}
    >
      {(close) => (
        <AriaDialog {...rest} aria-label={label} className={cx(styles.palette, className)}>
          <div className={cx(results.field, styles.header)}>
            {step === undefined ? (
              <Icon as={Search} size={20} />
            ) : (
              <Button variant="plain" tone="secondary" size="sm" startIcon={ArrowLeft} onClick={onBack}>
                {step}
              </Button>
            )}
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is the main control of the dialog (APG: initial focus)
              autoFocus
              className={results.input}
              {...inputProps}
            />
            {context && <span className={cx(text.caption, truncate, styles.context)}>{context}</span>}
            <CloseButton onClick={close} />
          </div>
          <VisuallyHidden role="status">{loading ? strings.loading : summary}</VisuallyHidden>
          <div className={styles.list}>
            {error && <ResultFailure {...error} />}
            {rows.length > 0 && (
              <ResultList id={listId} label={label} groups={shown}>
                {(command) => (
                  <CommandRow
                    key={command.id}
                    id={optionId(command.id)}
                    command={command}
                    isActive={command.id === active?.id}
                    onPoint={() => choose(command.id)}
                    onAction={onAction}
                  />
                )}
              </ResultList>
            )}
            {loading && <ResultSkeleton aria-hidden />}
            {rows.length === 0 && !loading && !error && <p className={cx(text.table, results.message)}>{emptyState}</p>}
          </div>
          {hints.length > 0 && (
            <div className={cx(text.caption, styles.footer)}>
              {hints.map(({ keys, label: words, atEnd }, index) => (
                <span key={words} className={cx(styles.hint, atEnd && !hints[index - 1]?.atEnd && styles.hintRest)}>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                  {words}
                </span>
              ))}
            </div>
          )}
        </AriaDialog>
      )}
    </OverlayModal>
  );
}
