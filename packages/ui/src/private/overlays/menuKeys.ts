/** Element in a menu that gets focus: the first or last item, or the menu itself. */
export type FocusStrategy = 'first' | 'last' | true;

/**
 * Keys of a menu button (APG). Open the menu on keydown: for React Aria, the click that follows Enter or Space is a
 * virtual one, after which it focuses the menu instead of an item.
 */
export const menuKeys: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};
