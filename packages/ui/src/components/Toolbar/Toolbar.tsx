import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { cx } from '../../css/cx';
import { tabbableElements } from '../../private/dom/nextTabbable';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import * as styles from './Toolbar.css';

export interface ToolbarProps extends Omit<ComponentProps<typeof AriaToolbar>, 'children' | 'className' | 'style'> {
  /** Accessible name of the toolbar. */
  label: string;
  /** Controls, optionally with `ToolbarSeparator` and `ToolbarSpacer` between them. */
  children: ReactNode;
  /** Direction of the toolbar. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `boxed` has a border, `plain` is for cards and editors. @default 'plain' */
  variant?: keyof typeof styles.variants;
  /** Class of the root element. */
  className?: string;
}

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** A group of controls with a single tab stop and arrow key navigation. */
export function Toolbar({ label, variant = 'plain', className, ref, ...rest }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  // React Aria's Toolbar omits key handlers.
  useEffect(() => {
    const toolbar = root.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!toolbar || (event.key !== 'Home' && event.key !== 'End')) return;
      if ((event.target as Element).matches(textField)) return;
      event.preventDefault();
      tabbableElements(toolbar)
        .at(event.key === 'Home' ? 0 : -1)
        ?.focus();
    };
    toolbar?.addEventListener('keydown', handleKeyDown);
    return () => toolbar?.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <AriaToolbar
      {...rest}
      ref={mergedRef}
      aria-label={label}
      className={cx(styles.root, styles.variants[variant], className)}
    />
  );
}
