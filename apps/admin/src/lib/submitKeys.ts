type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Returns true for Ctrl+Enter, Command+Enter on a Mac, which submits a form from any field. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: Keys) => (ctrlKey || metaKey) && key === 'Enter';

/** Returns true for the keys that save a record: Ctrl+S and Ctrl+Enter, with Command on a Mac. */
export const isSaveKey = (event: Keys) =>
  isSubmitKey(event) || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's');
