import { Alert, Button, PageHeaderContext, Skeleton } from '@larder/ui';
import { UiProvider } from '@larder/ui/UiProvider';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../../../hooks/useNearViewport';
import { StoryContextProvider } from '../composeStory';
import { storyWidths, type GallerySearch } from '../gallerySearch';
import type { Args, StoryFile, StoryInfo } from '../storyInfo';
import * as styles from './Gallery.css';

interface StoryStageProps {
  file: StoryFile;
  story: StoryInfo;
  settings: GallerySearch;
  /** Args that replace those of the story. */
  changed: Args;
}

/** Components whose stories would cover the page if they opened at once. */
const overlays = new Set(['ConfirmDialog', 'Dialog', 'Drawer', 'Menu', 'Popover', 'SidePanel', 'Tooltip']);

/** Page header context of the stories, without the breadcrumbs of the app. */
const noHeader = {};

/** Last measured heights of stories, px. */
const heights = new Map<string, number>();

const languageDirection = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

function StoryFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <Alert tone="danger" title={t('gallery.failed')} action={<Button onClick={reset}>{t('common.retry')}</Button>}>
      {String(error)}
    </Alert>
  );
}

interface StoryFrameProps extends StoryStageProps {
  language: string;
  direction: 'ltr' | 'rtl' | undefined;
}

/** Renders a story once its file is loaded. */
function StoryFrame({ file, story: { id }, settings, changed, language, direction }: StoryFrameProps) {
  const { t } = useTranslation();
  const { Story, args, globals } = use(file.load())[id]!;
  const isOverlay = overlays.has(file.component) && args['open'] === true;
  const [isOpen, setOpen] = useState(settings.story === id);
  const { skin, width } = settings;
  const context = {
    args: { ...args, ...(isOverlay && { open: isOpen, onOpenChange: setOpen }), ...changed },
    globals: { ...globals, skin, language, direction },
  };
  return (
    <StoryContextProvider value={context}>
      <div
        className={styles.frame}
        style={width && { inlineSize: storyWidths[width] }}
        ref={(frame) => () => void heights.set(id, frame!.offsetHeight)}
      >
        {isOverlay && file.component === 'ConfirmDialog' && (
          <Button onClick={() => setOpen(true)}>{t('gallery.open')}</Button>
        )}
        <Story />
      </div>
    </StoryContextProvider>
  );
}

/** Loads and renders a story near the viewport with the settings of the gallery. Catches its errors. */
export function StoryStage(props: StoryStageProps) {
  const { i18n } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(stage);
  const { file, story, settings, changed } = props;
  const { skin } = settings;
  const language = settings.language ?? i18n.language;
  const direction = settings.dir ?? (settings.language ? languageDirection(settings.language) : undefined);
  const placeholder = <Skeleton blockSize={heights.get(story.id) ?? 120} />;
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-stage
      data-skin={skin}
      data-motion={settings.motion}
      dir={direction}
      lang={settings.language}
      style={isNear ? undefined : { blockSize: heights.get(story.id) }}
    >
      {isNear ? (
        <CatchBoundary
          getResetKey={() => JSON.stringify([skin, language, direction, changed])}
          errorComponent={StoryFailure}
          // Not earlier: if each render imported the file again, the failure would never be shown.
          onCatch={file.forget}
        >
          <UiProvider locale={language} direction={direction ?? (document.documentElement.dir as 'ltr' | 'rtl')}>
            <PageHeaderContext value={noHeader}>
              <Suspense fallback={placeholder}>
                <StoryFrame {...props} language={language} direction={direction} />
              </Suspense>
            </PageHeaderContext>
          </UiProvider>
        </CatchBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}
