import { useId, useRef } from 'react';
import { below } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import * as styles from './Tabs.css';
import { TabLink } from './TabLink';
import { TabPanel } from './TabPanel';
import { TabScroller } from './TabScroller';
import { TabUnderline } from './TabUnderline';
import { useScrollEnds } from './useScrollEnds';
import { useTabs } from './useTabs';
import type { TabItem, TabsProps } from './tabsTypes';

export type { TabItem, TabsProps } from './tabsTypes';

/** Switches between panels, or between views of a region. Scrolls if the row is too narrow. */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  controls,
  keyboardActivation,
  variant = 'underline',
  size = 'md',
  orientation: wished = 'horizontal',
  endContent,
  className,
  ref,
  ...rest
}: TabsProps<Id>) {
  checkProps('choice', 'Tabs', { from: items, value, defaultValue });
  checkProps('items', 'Tabs', { items });
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
    const { id, label: name, description, icon, count, href, disabled } = item;
    const isSelected = id === selected;
    const props = {
      ...tabProps(item),
      id: tabId(id),
      // Only the selected tab has a panel: the others must not reference a missing ID.
      'aria-controls': hasContent ? (isSelected ? panelId(id) : undefined) : controls,
      className: cx(styles.tab, styles.variant[variant], styles.size[size], isColumn && styles.tabInColumn),
    };
    const content = (
      <>
        {icon && <Icon as={icon} />}
        {isColumn && description ? (
          <span className={styles.words}>
            {name}
            <span className={cx(text.caption, styles.description)}>{description}</span>
          </span>
        ) : (
          name
        )}
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <TabUnderline
          selected={isSelected}
          orientation={orientation}
          hasArrows={scrolls}
          isUnderlined={variant === 'underline'}
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
      <div className={cx(styles.bar, styles.hairline[orientation], variant === 'pills' && styles.bare)}>
        {scrolls && <TabScroller row={row} side="start" hasMore={more.start} />}
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          className={cx(
            styles.list,
            styles.listOn[orientation],
            variant === 'pills' && styles.listOn.pills,
            styles.listSize[size],
          )}
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
          className={cx(styles.panel, isColumn && styles.inlinePanel)}
        >
          {open.content}
        </TabPanel>
      )}
    </div>
  );
}
