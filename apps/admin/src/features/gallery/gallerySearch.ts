import { languages, skins } from '@larder/domain';
import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);
const oneOf = <Value extends string>(values: readonly Value[]) => z.catch(z.optional(z.enum(values)), undefined);

export const storyDirections = ['ltr', 'rtl'] as const;
export const storyMotions = ['reduced'] as const;
/** Widths of the stories in px. */
export const storyWidths = { narrow: 390, medium: 768, wide: 1200 } as const;
export type StoryWidth = keyof typeof storyWidths;

/** The shown stories and their settings. Without a setting, that of the app applies. */
export const gallerySearch = z.object({
  /** Text to search for in the names of the stories. */
  q: text,
  /** ID of the only story shown. */
  story: text,
  skin: oneOf(skins),
  dir: oneOf(storyDirections),
  // Not `lng`, which sets the language of the app.
  language: oneOf(languages),
  width: oneOf(Object.keys(storyWidths) as StoryWidth[]),
  motion: oneOf(storyMotions),
  /** `1` shows the code of all stories. */
  source: oneOf(['1']),
  /** Changed args of the only story shown, such as `size:lg;block:true`. */
  args: text,
});
export type GallerySearch = z.infer<typeof gallerySearch>;
