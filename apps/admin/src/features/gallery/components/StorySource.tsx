import { CodeBlock } from '@larder/ui/CodeBlock';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { importCodes } from '../gallery';
import type { GalleryTarget } from '../galleryPages';
import { formatCode } from '../storyCode';
import type { Args, StoryInfo } from '../storyInfo';

interface StorySourceProps {
  target: GalleryTarget;
  info: StoryInfo;
  changed: Args;
}

type Codes = Awaited<ReturnType<typeof importCodes>>;
const loading = new Map<GalleryTarget, Promise<Codes>>();

/** Loads the code of the stories of a page once. A failed import is retried the next time. */
function loadCodes(target: GalleryTarget): Promise<Codes> {
  const known = loading.get(target);
  if (known) return known;
  const codes = importCodes(target);
  loading.set(target, codes);
  codes.catch(() => loading.delete(target));
  return codes;
}

/** The code of a story, with the args that the user changed. */
export function StorySource({ target, info, changed }: StorySourceProps) {
  const { t } = useTranslation();
  const code = use(loadCodes(target))[info.id];
  return (
    <CodeBlock
      label={t('gallery.sourceOf', { name: info.name })}
      language="typescript"
      code={code ? formatCode(code, changed) : ''}
      maxBlockSize={480}
      dir="ltr"
    />
  );
}
