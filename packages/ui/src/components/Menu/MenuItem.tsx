import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem, type Key } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as overlay from '../../private/overlays/overlay.css';
import * as styles from './Menu.css';

export interface MenuItemProps {
  /** Key among the items; needed where items are chosen. */
  id?: Key;
  /** What happens, verb and object. */
  children: ReactNode;
  /** Text for typeahead, where the children are more than a text. */
  textValue?: string;
  /** Icon before the text. */
  icon?: IconType;
  /** A second line under the text. */
  description?: ReactNode;
  /** Keys that do the same. */
  shortcut?: string;
  /** The current value, a count or a badge at the end. */
  endContent?: ReactNode;
  /** `danger` for what destroys: last in the menu, after a separator. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Called when the item is run. */
  onAction?: () => void;
  /** Makes the item a link; the router of `UiProvider` follows it. */
  href?: string;
  /** Window of the link. */
  target?: string;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
  /** Whether the menu closes afterwards. @default true, false where several can be chosen */
  closeOnSelect?: boolean;
  /** Class of the root element. */
  className?: string;
}

/** One row of a `Menu`. */
export function MenuItem({
  children,
  textValue,
  icon,
  description,
  shortcut,
  endContent,
  tone = 'neutral',
  disabled,
  closeOnSelect,
  className,
  ...item
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...item}
      isDisabled={disabled}
      shouldCloseOnSelect={closeOnSelect}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      data-tone={tone}
      className={({ isSelected, selectionMode }) =>
        cx(overlay.item, styles.tones[tone], selectionMode === 'single' && isSelected && styles.chosen, className)
      }
    >
      {({ isSelected, selectionMode, hasSubmenu }) => (
        <>
          {selectionMode === 'multiple' && (
            <span className={styles.box}>{isSelected && <Icon as={Check} size={12} />}</span>
          )}
          {icon && <Icon as={icon} size={16} className={overlay.itemIcon} />}
          <span className={overlay.itemText}>
            <span>{children}</span>
            {description && <span className={overlay.itemDescription}> {description}</span>}
          </span>
          {/* Everything in sight is part of the name (WCAG 2.5.3); the blanks keep the words apart in it. */}
          {endContent && <span className={overlay.shortcut}> {endContent}</span>}
          {shortcut && <kbd className={overlay.shortcut}> {shortcut}</kbd>}
          {selectionMode === 'single' && isSelected && <Icon as={Check} size={16} className={styles.check} />}
          {hasSubmenu && <Icon as={ChevronRight} size={16} className={cx(overlay.itemIcon, styles.check)} />}
        </>
      )}
    </AriaMenuItem>
  );
}
