import { Minus, X } from 'lucide-react';
import { useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { Menu } from '../Menu/Menu';
import { selectionStrings } from '../../private/strings/selectionStrings';
import { fill, useLocale, useStrings } from '../../private/strings/strings';
import * as styles from './ActionBar.css';
import { useContentBox } from './useContentBox';
import { useReturnFocus } from './useReturnFocus';

export interface BarAction {
  /** Unique ID. */
  id: string;
  /** Label with a verb and an object, or the verb only. */
  label: string;
  /** Icon before the label. */
  icon: IconType;
  /** Called when the action is pressed; with `menu`, use `onAction` of its items. */
  onAction?: () => void;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. If given, the action opens a menu. */
  menu?: ReactNode;
  /** `danger` actions are always last. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Disables the action. @default false */
  disabled?: boolean;
}

export interface ActionBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Number of selected items. The bar is hidden if it is 0. */
  count: number;
  /** Actions for the selected items. */
  items: readonly BarAction[];
  /** Called when the user clears the selection with the close button or Escape. */
  onClear: () => void;
  /** Accessible name of the bar. @default 'Actions for the selection', localized */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Actions for the selected items, in a bar that floats above the bottom edge of the content. */
export function ActionBar({ count, items, onClear, label, className, onKeyDown, ref, ...rest }: ActionBarProps) {
  const strings = useStrings(selectionStrings);
  const locale = useLocale();
  const measured = useRef<HTMLDivElement>(null);
  const box = useContentBox(measured);
  const focusHandlers = useReturnFocus(count > 0);
  const ordered = [...items.filter(({ tone }) => tone !== 'danger'), ...items.filter(({ tone }) => tone === 'danger')];
  /** On a medium screen, there is no room for the labels of this many actions. */
  const isMany = items.length > 4;
  const countText = fill(strings.selectedCount, { count: new Intl.NumberFormat(locale).format(count) });

  const buttonOf = ({ id, label: actionLabel, icon, onAction, menu, tone = 'neutral', disabled }: BarAction) => {
    const button = (
      <button
        key={id}
        type="button"
        className={cx(styles.action, styles.tones[tone])}
        disabled={disabled}
        title={isMany ? actionLabel : undefined}
        onClick={onAction}
      >
        <Icon as={icon} />
        <span className={styles.label}>{actionLabel}</span>
      </button>
    );
    if (!menu) return button;
    return (
      <Menu key={id} label={actionLabel} placement="top" trigger={button}>
        {menu}
      </Menu>
    );
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClear();
    onKeyDown?.(event);
  };

  return (
    <>
      <div ref={measured} className={styles.measure} />
      {count > 0 && (
        <div className={styles.place} data-action-bar style={box} {...focusHandlers}>
          <div
            ref={ref}
            role="group"
            aria-label={label ?? strings.bulkActions}
            className={cx(styles.bar, className)}
            data-many={isMany || undefined}
            onKeyDown={handleKeyDown}
            {...rest}
          >
            <span className={styles.count} role="status">
              <span className={styles.mark}>
                <Icon as={Minus} size={12} />
              </span>
              {countText}
            </span>
            <span className={styles.rule} />
            {ordered.map(buttonOf)}
            <span className={styles.rule} />
            <button
              type="button"
              className={cx(styles.action, styles.close)}
              aria-label={strings.clearSelection}
              onClick={onClear}
            >
              <Icon as={X} />
            </button>
          </div>
        </div>
      )}
    </>
  );
}
