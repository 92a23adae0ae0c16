import { createElement, type ComponentProps, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../private/cx';
import * as styles from './Tabs.css';
import { TabUnderline } from './TabUnderline';

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
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /** Key of the open tab. */
  selected: Id;
  /** Called with the key of the tab that was picked. */
  onChange?: (id: Id) => void;
  /** Id of the region that the tabs switch, where they have no content of their own. */
  controls?: string;
  /** Whether arrow keys open a tab at once or wait for Enter. @default 'automatic' with content, else 'manual' */
  keyboardActivation?: 'automatic' | 'manual';
  /** Stands at the end of the row, such as "Save view". */
  end?: ReactNode;
}

/** A row of views of one thing, underlined; it scrolls where it does not fit. */
export function Tabs<Id extends string = string>({
  label,
  items,
  selected,
  onChange,
  controls,
  keyboardActivation,
  end,
  className,
  ref,
  ...rest
}: TabsProps<Id>) {
  const hasContent = items.some((item) => item.content !== undefined);

  return (
    <AriaTabs
      {...rest}
      ref={ref}
      className={cx(styles.tabs, className)}
      selectedKey={selected}
      onSelectionChange={(key) => key !== selected && onChange?.(key as Id)}
      keyboardActivation={keyboardActivation ?? (hasContent ? 'automatic' : 'manual')}
    >
      <div className={styles.bar}>
        <TabList aria-label={label} className={styles.list}>
          {items.map(({ id, label: name, icon, count, href, isDisabled }) => (
            <Tab
              key={id}
              id={id}
              href={href}
              isDisabled={isDisabled}
              className={styles.tab}
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
                  <TabUnderline isSelected={isSelected} />
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {hasContent &&
        items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={styles.panel}>
            {item.content}
          </TabPanel>
        ))}
    </AriaTabs>
  );
}
