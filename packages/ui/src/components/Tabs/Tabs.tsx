import { createElement, useRef, type ComponentProps, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { below } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Tabs.css';
import { TabScroller } from './TabScroller';
import { TabUnderline } from './TabUnderline';
import { useScrollEnds } from './useScrollEnds';

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

  return (
    <AriaTabs
      {...rest}
      ref={ref}
      className={cx(styles.tabs, isColumn && styles.vertical, className)}
      orientation={orientation}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => key !== value && onValueChange?.(key as Id)}
      keyboardActivation={keyboardActivation ?? (hasContent ? 'automatic' : 'manual')}
    >
      <div className={cx(styles.bar, styles.shelf[orientation], variant === 'pills' && styles.bare)}>
        {scrolls && <TabScroller row={row} side="start" hasMore={more.start} />}
        <TabList
          ref={row}
          aria-label={label}
          className={cx(styles.list, styles.listOn[orientation], variant === 'pills' && styles.listOn.pills)}
        >
          {items.map(({ id, label: name, icon, count, href, disabled }) => (
            <Tab
              key={id}
              id={id}
              href={href}
              isDisabled={disabled}
              className={cx(styles.tab, styles.variant[variant], isColumn && styles.tabInColumn)}
              // A tab without a panel must not point at one that does not exist.
              {...(!hasContent && {
                render: (dom) =>
                  createElement('href' in dom ? 'a' : 'div', {
                    ...dom,
                    'aria-controls': controls,
                  } as ComponentProps<'div'>),
              })}
            >
              {({ isSelected }) => (
                <>
                  {icon && <Icon as={icon} />}
                  {name}
                  {count !== undefined && <span className={styles.count}>{count}</span>}
                  <TabUnderline
                    selected={isSelected}
                    orientation={orientation}
                    hasArrows={scrolls}
                    isDrawn={variant === 'underline'}
                  />
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {scrolls && <TabScroller row={row} side="end" hasMore={more.end} />}
        {endContent && <div className={styles.end}>{endContent}</div>}
      </div>
      {hasContent &&
        items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={cx(styles.panel, isColumn && styles.panelBeside)}>
            {item.content}
          </TabPanel>
        ))}
    </AriaTabs>
  );
}
