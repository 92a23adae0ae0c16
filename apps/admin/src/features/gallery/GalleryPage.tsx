import { findPage, includesText } from '@larder/domain/contract';
import { Alert, Button, EmptyState, PageHeader, Stack, Text } from '@larder/ui';
import { CodeBlock } from '@larder/ui/CodeBlock';
import { Heading } from '@larder/ui/Heading';
import { Nav, type NavItem } from '@larder/ui/Nav';
import { Select } from '@larder/ui/overlays';
import { notFound, useLoaderData, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/usePageTitle';
import { Intro, withCode } from './components/Intro';
import { GalleryToolbar } from './components/GalleryToolbar';
import { StoryCard } from './components/StoryCard';
import { StorybookLink } from './components/StorybookLink';
import * as styles from './components/Gallery.css';
import { importStories, isGalleryTarget } from './gallery';
import type { GalleryTarget } from './galleryPages';
import type { GallerySearch } from './gallerySearch';
import type { StoryFile, StoryInfo } from './storyInfo';

export interface GalleryData {
  target: GalleryTarget;
  files: readonly StoryFile[];
}

/** Loads the stories of the page at a path. Throws `notFound` if the gallery has no such page. */
export async function loadGallery(pathname: string): Promise<GalleryData> {
  const target = findPage(pathname)?.target;
  if (!isGalleryTarget(target)) throw notFound();
  const files = await importStories(target);
  // Starts before the page renders.
  void files[0]?.load();
  return { target, files };
}

/** Returns links to the shown stories, by component if there are several. */
function contentsOf(shown: readonly { file: StoryFile; stories: readonly StoryInfo[] }[]): readonly NavItem[] {
  const links = shown.map(({ stories }) => stories.map(({ id, name }) => ({ id, label: name, href: `#${id}` })));
  if (shown.length < 2) return links.flat();
  return shown.map(({ file: { component } }, index) => ({
    id: component,
    label: component,
    href: `#${links[index]![0]!.id}`,
    children: links[index]!,
  }));
}

/** The stories of a component of the library, with their code, their props and the settings of the toolbar. */
export function GalleryPage() {
  const { t } = useTranslation();
  const { target, files } = useLoaderData({ strict: false }) as unknown as GalleryData;
  const search: GallerySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changes: Partial<GallerySearch>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false });
  const hash = useLocation({ select: (location) => location.hash });
  const all = files.flatMap(({ stories }) => stories);
  const isKnown = search.story === undefined || all.some(({ id }) => id === search.story);
  const shown = files
    .map((file) => ({
      file,
      stories: file.stories.filter(({ id, name }) =>
        search.story === undefined ? includesText(search.q ?? '', `${file.component} ${name}`) : id === search.story,
      ),
    }))
    .filter(({ stories }) => stories.length > 0);
  return (
    <>
      <PageHeader
        title={usePageTitle()}
        description={files[0]?.intro && withCode(files[0].intro)}
        actions={all[0] && <StorybookLink storyId={all[0].id} />}
      />
      <Stack gap="px16">
        <GalleryToolbar settings={search} onChange={change} />
        {!isKnown && (
          <Alert tone="warning" title={t('gallery.unknownStory')}>
            <Text>{all.map(({ id }) => id).join(', ')}</Text>
            <Button onClick={() => change({ story: undefined, args: undefined })}>{t('gallery.showAll')}</Button>
          </Alert>
        )}
        {isKnown && shown.length === 0 && (
          <EmptyState
            illustration="search"
            title={t('gallery.noMatches')}
            actions={<Button onClick={() => change({ q: undefined })}>{t('gallery.clearSearch')}</Button>}
          />
        )}
        {all.length > 1 && search.story === undefined && (
          <div className={styles.jump}>
            <Select
              label={t('gallery.goTo')}
              options={shown.flatMap(({ file, stories }) =>
                stories.map(({ id, name }) => ({
                  value: id,
                  label: files.length > 1 ? `${file.component}: ${name}` : name,
                })),
              )}
              value={hash || null}
              onValueChange={(id) => void navigate({ to: '.', search: true, hash: id ?? '', replace: true })}
            />
          </div>
        )}
        <div className={styles.page}>
          <div className={styles.stories}>
            {shown.map(({ file, stories }, index) => (
              <section key={file.component} className={styles.section} aria-label={file.component}>
                {files.length > 1 && <Heading level={2}>{file.component}</Heading>}
                {file.intro && index > 0 && <Intro text={file.intro} />}
                {file.importLine && (
                  <CodeBlock
                    label={t('gallery.sourceOf', { name: file.component })}
                    code={file.importLine}
                    language="typescript"
                    dir="ltr"
                  />
                )}
                {stories.map((story) => (
                  <StoryCard
                    key={story.id}
                    target={target}
                    file={file}
                    story={story}
                    settings={search}
                    headingLevel={files.length > 1 ? 3 : 2}
                  />
                ))}
              </section>
            ))}
          </div>
          <Nav className={styles.contents} label={t('gallery.contents')} watching items={contentsOf(shown)} />
        </div>
      </Stack>
    </>
  );
}
