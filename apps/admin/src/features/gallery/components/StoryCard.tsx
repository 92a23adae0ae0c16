import { Button, Card, EmptyState, Skeleton, Stack } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import type { checkStory } from '../checkStory';
import type { GalleryTarget } from '../galleryPages';
import type { GallerySearch } from '../gallerySearch';
import { formatArgs, parseArgs } from '../storyArgs';
import type { Args, StoryFile, StoryInfo } from '../storyInfo';
import * as styles from './Gallery.css';
import { Intro } from './Intro';
import { StoryStage } from './StoryStage';
import { StorybookLink } from './StorybookLink';

const StorySource = lazy(() => import('./StorySource').then((module) => ({ default: module.StorySource })));
const StoryCheck = lazy(() => import('./StoryCheck').then((module) => ({ default: module.StoryCheck })));
const Controls = lazy(() => import('./StoryControls').then((module) => ({ default: module.StoryControls })));

interface StoryCardProps {
  target: GalleryTarget;
  file: StoryFile;
  story: StoryInfo;
  settings: GallerySearch;
  headingLevel: 2 | 3;
}

/** Returns the URL that shows only this story, with its changed args. */
function linkOf(info: StoryInfo, args: string) {
  const url = new URL(window.location.href);
  url.searchParams.set('story', info.id);
  url.searchParams.delete('q');
  if (args) url.searchParams.set('args', args);
  else url.searchParams.delete('args');
  url.hash = '';
  return url.href;
}

function PanelFailure() {
  const { t } = useTranslation();
  return <EmptyState role="alert" size="sm" illustration="error" title={t('errors.card.title')} />;
}

interface StoryControlsProps {
  file: StoryFile;
  story: StoryInfo;
  changed: Args;
  onChange: (changed: Args) => void;
}

/** The controls of a story, with its args once they are loaded. */
function StoryControls({ file, story, changed, onChange }: StoryControlsProps) {
  const { args } = use(file.load())[story.id]!;
  return <Controls info={story} args={{ ...args, ...changed }} changed={changed} onChange={onChange} />;
}

/** A story with its code and its controls. */
export function StoryCard({ target, file, story, settings, headingLevel }: StoryCardProps) {
  const { t } = useTranslation();
  const isAlone = settings.story === story.id;
  const [changed, setChanged] = useState(() => (isAlone ? parseArgs(settings.args, story.controls) : {}));
  const [isSourceOpen, setSourceOpen] = useState(false);
  const [areControlsOpen, setControlsOpen] = useState(isAlone);
  const [resets, setResets] = useState(0);
  const [check, setCheck] = useState<{ run: number; result: ReturnType<typeof checkStory> }>();
  const hasControls = Object.keys(story.controls).length > 0;
  const showsSource = isSourceOpen || settings.source === '1';
  return (
    <Card
      id={story.id}
      className={styles.card}
      title={story.name}
      aria-label={`${file.component}, ${story.name}`}
      headingLevel={headingLevel}
      actions={
        <Stack direction="row" gap="px4" wrap>
          <Button size="sm" variant="plain" aria-expanded={showsSource} onClick={() => setSourceOpen(!showsSource)}>
            {t('gallery.source')}
          </Button>
          {hasControls && (
            <Button
              size="sm"
              variant="plain"
              aria-expanded={areControlsOpen}
              onClick={() => setControlsOpen(!areControlsOpen)}
            >
              {t('gallery.props')}
            </Button>
          )}
          <Button
            size="sm"
            variant="plain"
            onClick={() =>
              setCheck({
                run: (check?.run ?? 0) + 1,
                result: import('../checkStory').then((module) => module.checkStory(story.id)),
              })
            }
          >
            {t('gallery.check.run')}
          </Button>
          <ClipboardButton
            size="sm"
            variant="plain"
            label={t('gallery.copyLink')}
            value={() => linkOf(story, formatArgs(changed))}
          />
          <StorybookLink storyId={story.id} size="sm" variant="plain" />
          <RouterButton
            size="sm"
            variant="plain"
            to="."
            search={(before: object) => ({ ...before, story: isAlone ? undefined : story.id, args: undefined })}
          >
            {t(isAlone ? 'gallery.showAll' : 'gallery.openAlone')}
          </RouterButton>
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              setChanged({});
              setCheck(undefined);
              setResets(resets + 1);
            }}
          >
            {t('gallery.reset')}
          </Button>
        </Stack>
      }
    >
      {story.description && <Intro text={story.description} />}
      <StoryStage key={resets} file={file} story={story} settings={settings} changed={changed} />
      {(areControlsOpen || showsSource || check) && (
        <div className={styles.panel}>
          <CatchBoundary
            getResetKey={() => `${story.id} ${showsSource} ${areControlsOpen} ${check?.run}`}
            errorComponent={PanelFailure}
          >
            <Suspense fallback={<Skeleton blockSize={80} />}>
              {check && <StoryCheck result={check.result} />}
              {areControlsOpen && hasControls && (
                <StoryControls file={file} story={story} changed={changed} onChange={setChanged} />
              )}
              {showsSource && <StorySource target={target} info={story} changed={changed} />}
            </Suspense>
          </CatchBoundary>
        </div>
      )}
    </Card>
  );
}
