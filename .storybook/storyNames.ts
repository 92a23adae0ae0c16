/** Names of stories that test only a toolbar setting or an edge case. Hidden in the sidebar. */
export const testOnly =
  /^(Right To Left|(\w+ )?RTL|Dark|Narrow|Long Text|Long Names|Reopened|Browser Font Size|Focus not obscured)$/;

/** Returns a part of a story ID: `Overlays/Dialog` → `overlays-dialog`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the name that Storybook gives an export: `WithIcon` → `With Icon`. */
export const storyTitle = (key: string) =>
  key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');

/** Returns the ID that Storybook gives a story. */
export const storyId = (title: string, key: string) => `${idOf(title)}--${idOf(storyTitle(key))}`;
