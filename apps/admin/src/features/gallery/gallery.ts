import { importChunk } from '@larder/ui/lazy';
import modules from 'virtual:gallery';
import { composeStory } from './composeStory';
import type { GalleryTarget } from './galleryPages';
import type { StoryCode, StoryExport, StoryFile, StoryFileInfo } from './storyInfo';

type StoryModule = StoryFileInfo & { module: Readonly<Record<string, StoryExport>> };

function storyFileOf({ module, stories, ...info }: StoryModule): StoryFile {
  const meta = module['default']!;
  return {
    ...info,
    stories: stories.map((story) => {
      const exported = module[story.key]!;
      return {
        ...story,
        Story: composeStory(meta, exported),
        args: { ...meta.args, ...exported.args },
        globals: { ...exported.globals },
      };
    }),
  };
}

/** Checks whether a page of the page table is in the gallery. */
export const isGalleryTarget = (target: string | undefined): target is GalleryTarget =>
  target !== undefined && Object.hasOwn(modules, target);

/** Imports the stories of a page. */
export const importStories = (target: GalleryTarget) =>
  importChunk(modules[target]!.stories).then((module) => (module.default as readonly StoryModule[]).map(storyFileOf));

/** Imports the code of the stories of a page, by story ID. */
export const importCodes = (target: GalleryTarget) =>
  importChunk(modules[target]!.codes).then((module) => module.default as Readonly<Record<string, StoryCode>>);
