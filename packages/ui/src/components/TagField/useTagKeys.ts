import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { splitTexts } from '../../private/choices/newOption';
import type { Tags } from './useTags';

interface TagKeysOptions extends Pick<Tags, 'chosen' | 'isFixed' | 'remove' | 'create'> {
  input: RefObject<HTMLInputElement | null>;
  draft: string;
  query: string;
  isLocked: boolean;
  creatable: boolean;
}

/** Handles keys and paste: Backspace removes a tag, an arrow key moves to the tags, Enter, comma and Tab add a tag. */
export function useTagKeys({
  input,
  draft,
  query,
  chosen,
  isFixed,
  isLocked,
  creatable,
  remove,
  create,
}: TagKeysOptions) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== input.current || isLocked || event.nativeEvent.isComposing) return;
    const isAtStart = input.current.selectionStart === 0 && input.current.selectionEnd === 0;
    const last = chosen.findLast((one) => !isFixed(one));
    const back = getComputedStyle(input.current).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const isMarked = input.current.hasAttribute('aria-activedescendant');
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(new Set([last]));
    else if (event.key === back && isAtStart && chosen.length > 0)
      event.currentTarget.querySelector<HTMLElement>('[role="row"]:last-child')?.focus();
    else if (creatable && query !== '' && (event.key === ',' || (event.key === 'Enter' && !isMarked))) create([query]);
    else {
      // Tab closes the list, which clears the text, so add it first.
      if (event.key === 'Tab' && creatable && query !== '' && !isMarked) create([query]);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const texts = splitTexts(event.clipboardData.getData('text'));
    if (!creatable || texts.length < 2) return;
    event.preventDefault();
    create(texts);
  };
  return { handleKey, handlePaste };
}
