import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useControlledState } from '../../private/hooks/useControlledState';
import type { TabItem } from './tabsTypes';

interface TabsOptions {
  items: readonly TabItem[];
  list: RefObject<HTMLElement | null>;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((id: string) => void) | undefined;
  isAutomatic: boolean;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns the tab that a key moves focus to. */
function keyTarget(key: string, tabs: HTMLElement[], current: HTMLElement, isRtl: boolean) {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = steps[key];
  if (!step) return undefined;
  const isMirrored = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight');
  const index = tabs.indexOf(current) + (isMirrored ? -step : step);
  return tabs[(index + tabs.length) % tabs.length];
}

/** Manages the selection and roving tabindex of tabs (APG). */
export function useTabs({ items, list, value, defaultValue, onValueChange, isAutomatic }: TabsOptions) {
  const first = items.find(({ disabled }) => !disabled)?.id;
  const [selected, setSelected] = useControlledState(value, defaultValue ?? first ?? '', onValueChange);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? (items.some(({ id, disabled }) => id === selected && !disabled) ? selected : first);

  const select = (id: string) => {
    if (id !== selected) setSelected(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, { id, href }: TabItem) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const current = event.currentTarget;
    if (event.key === ' ' || (event.key === 'Enter' && !href)) {
      event.preventDefault();
      if (href) current.click();
      else select(id);
      return;
    }
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])') ?? [])];
    const target = keyTarget(event.key, tabs, current, getComputedStyle(current).direction === 'rtl');
    if (!target) return;
    event.preventDefault();
    target.focus();
    const item = items.find((one) => one.id === target.dataset.key);
    if (isAutomatic && item && !item.href) select(item.id);
  };

  return {
    selected,
    tabProps: (item: TabItem) => {
      const { id, href, disabled } = item;
      const props = {
        role: 'tab',
        'data-key': id,
        'data-selected': id === selected || undefined,
        'data-disabled': disabled || undefined,
        'aria-selected': id === selected,
        'aria-disabled': disabled || undefined,
      } as const;
      if (disabled) return props;
      return {
        ...props,
        tabIndex: id === stop ? 0 : -1,
        onFocus: () => setFocused(id),
        onBlur: () => setFocused(undefined),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, item),
        ...(!href && {
          onPointerDown: ({ button, pointerType }: PointerEvent) => {
            if (button === 0 && pointerType === 'mouse') select(id);
          },
          onClick: () => select(id),
        }),
      };
    },
  };
}
