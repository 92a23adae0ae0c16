import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { below } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Tabs.css';
import { TabLink } from './TabLink';
import { TabPanel } from './TabPanel';
import { TabScroller } from './TabScroller';
import { TabUnderline } from './TabUnderline';
import { useScrollEnds } from './useScrollEnds';
import { useTabs } from './useTabs';

export interface TabItem<Id extends string = string> {
  /** Key of the tab. */
  id: Id;
  /** One or two words. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Number that follows the label. */
  count?: number | string;
  /** What the tab shows; left out where the tabs only switch a view that stands elsewhere. */
  content?: ReactNode;
  /** Makes the tab a link; the router of `UiProvider` follows it. */
  href?: string;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
}

export interface TabsProps<Id extends string = string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /** Key of the open tab, where the owner controls it. */
  value?: Id;
  /** Key of the tab that is open at first. @default the first */
  defaultValue?: Id;
  /** Called with the key of the tab that was picked. */
  onValueChange?: (id: Id) => void;
  /** Id of the region that the tabs switch, where they have no content of their own. */
  controls?: string;
  /** Whether arrow keys open a tab at once or wait for Enter. @default 'automatic' with content, else 'manual' */
  keyboardActivation?: 'automatic' | 'manual';
  /** `underline` marks the open tab on a shelf, `pills` fill it. @default 'underline' */
  variant?: keyof typeof styles.variant;
  /** A row over what it opens, or a column beside it; a column is a row below md. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Stands at the end of the row, such as "Save view". */
  endContent?: ReactNode;
}

/** A row of views of one thing, underlined; it scrolls where it does not fit. */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  controls,
  keyboardActivation,
  variant = 'underline',
  orientation: wished = 'horizontal',
  endContent,
  className,
  ref,
  ...rest
}: TabsProps<Id>) {
  const hasContent = items.some((item) => item.content !== undefined);
  const isNarrow = useMediaQuery(below('md'));
  const orientation = isNarrow ? 'horizontal' : wished;
  const isColumn = orientation === 'vertical';
  const row = useRef<HTMLDivElement>(null);
  const more = useScrollEnds(row, !isColumn);
  const scrolls = more.start || more.end;
  const position = useRef<DOMRect>(undefined);
  const baseId = useId();
  const tabId = (id: string) => `${baseId}-tab-${id}`;
  const panelId = (id: string) => `${baseId}-panel-${id}`;
  const activation = keyboardActivation ?? (hasContent ? 'automatic' : 'manual');
  const { selected, tabProps } = useTabs({
    items,
    list: row,
    value,
    defaultValue,
    onValueChange: onValueChange as ((id: string) => void) | undefined,
    isAutomatic: activation === 'automatic',
  });
  const open = items.find(({ id }) => id === selected);

  const renderTab = (item: TabItem<Id>) => {
    const { id, label: name, icon, count, href, disabled } = item;
    const isSelected = id === selected;
    const props = {
      ...tabProps(item),
      id: tabId(id),
      // A tab without a panel must not point at one that does not exist.
      'aria-controls': hasContent ? (isSelected ? panelId(id) : undefined) : controls,
      className: cx(styles.tab, styles.variant[variant], isColumn && styles.tabInColumn),
    };
    const content = (
      <>
        {icon && <Icon as={icon} />}
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <TabUnderline
          selected={isSelected}
          orientation={orientation}
          hasArrows={scrolls}
          isDrawn={variant === 'underline'}
          position={position}
        />
      </>
    );
    return href && !disabled ? (
      <TabLink key={id} {...props} href={href}>
        {content}
      </TabLink>
    ) : (
      <div key={id} {...props}>
        {content}
      </div>
    );
  };

  return (
    <div {...rest} ref={ref} className={cx(styles.tabs, isColumn && styles.vertical, className)}>
      <div className={cx(styles.bar, styles.shelf[orientation], variant === 'pills' && styles.bare)}>
        {scrolls && <TabScroller row={row} side="start" hasMore={more.start} />}
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          className={cx(styles.list, styles.listOn[orientation], variant === 'pills' && styles.listOn.pills)}
        >
          {items.map(renderTab)}
        </div>
        {scrolls && <TabScroller row={row} side="end" hasMore={more.end} />}
        {endContent && <div className={styles.end}>{endContent}</div>}
      </div>
      {hasContent && open && (
        <TabPanel
          key={open.id}
          id={panelId(open.id)}
          tabId={tabId(open.id)}
          className={cx(styles.panel, isColumn && styles.panelBeside)}
        >
          {open.content}
        </TabPanel>
      )}
    </div>
  );
}
