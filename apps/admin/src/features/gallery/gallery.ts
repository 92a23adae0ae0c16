import { importChunk } from '@larder/ui/lazy';
import modules from 'virtual:gallery';
import { composeStory } from './composeStory';
import type { GalleryTarget } from './galleryPages';
import type { LoadedStory, StoryCode, StoryExport, StoryFile, StoryFileInfo } from './storyInfo';

type StoryModule = Readonly<Record<string, StoryExport>>;
type ImportedFile = StoryFileInfo & { module: () => Promise<StoryModule> };

function composeStories({ stories }: StoryFileInfo, module: StoryModule): Readonly<Record<string, LoadedStory>> {
  const meta = module['default']!;
  return Object.fromEntries(
    stories.map(({ id, key }) => {
      const exported = module[key]!;
      return [
        id,
        {
          Story: composeStory(meta, exported),
          args: { ...meta.args, ...exported.args },
          globals: { ...exported.globals },
        },
      ];
    }),
  );
}

const loaded = new Map<ImportedFile['module'], ReturnType<StoryFile['load']>>();

/** Adds functions that load the stories once and forget a failed attempt. */
export const storyFileOf = ({ module, ...info }: ImportedFile): StoryFile => ({
  ...info,
  load: () => {
    const known = loaded.get(module);
    if (known) return known;
    const loading = importChunk(module).then((exports) => composeStories(info, exports));
    loaded.set(module, loading);
    // A story that is shown reports the failure.
    loading.catch(() => undefined);
    return loading;
  },
  forget: () => void loaded.delete(module),
});

/** Checks whether a page of the page table is in the gallery. */
export const isGalleryTarget = (target: string | undefined): target is GalleryTarget =>
  target !== undefined && Object.hasOwn(modules, target);

/** Imports the descriptions of the stories of a page. */
export const importStories = (target: GalleryTarget) =>
  importChunk(modules[target]!.stories).then((module) => (module.default as readonly ImportedFile[]).map(storyFileOf));

/** Imports the code of the stories of a page, by story ID. */
export const importCodes = (target: GalleryTarget) =>
  importChunk(modules[target]!.codes).then((module) => module.default as Readonly<Record<string, StoryCode>>);
