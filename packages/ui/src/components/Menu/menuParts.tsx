import { Check, ChevronRight } from 'lucide-react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as overlay from '../../private/overlays/overlay.css';
import * as styles from './Menu.css';
import type { MenuItemProps, MenuSectionProps, SubMenuProps } from './menuTypes';

function MenuItem({
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
          {/* All visible text is part of the name (WCAG 2.5.3), separated by spaces. */}
          {endContent && <span className={overlay.shortcut}> {endContent}</span>}
          {shortcut && <kbd className={overlay.shortcut}> {shortcut}</kbd>}
          {selectionMode === 'single' && isSelected && <Icon as={Check} size={16} className={styles.check} />}
          {hasSubmenu && <Icon as={ChevronRight} size={16} className={cx(overlay.itemIcon, styles.check)} />}
        </>
      )}
    </AriaMenuItem>
  );
}

function MenuSection({ title, children, ...section }: MenuSectionProps) {
  return (
    <AriaMenuSection className={styles.section} {...section}>
      <Header className={overlay.groupTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

function MenuSeparator() {
  return <Separator className={overlay.separator} />;
}

function SubMenu({
  label,
  children,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  disallowEmptySelection,
  onAction,
  ...row
}: SubMenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem {...row} textValue={label}>
        {label}
      </MenuItem>
      <Popover className={cx(overlay.panel, styles.menu)} offset={4} crossOffset={-5}>
        <AriaMenu
          aria-label={label}
          className={styles.list}
          {...{ selectionMode, selectedKeys, onSelectionChange, disallowEmptySelection, onAction }}
        >
          {children}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

/** Implementations of the parts of a menu, by the name of their component. */
export const menuParts = { MenuItem, MenuSection, MenuSeparator, SubMenu };

export type MenuParts = typeof menuParts;
