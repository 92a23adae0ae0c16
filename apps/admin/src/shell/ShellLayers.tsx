import { useLayoutPreferences, useShellPanel, useOverwriteQuestion } from '@larder/domain';
import { IconButton } from '@larder/ui/overlays';
import { ProgressLine } from '@larder/ui/shell';
import { Settings } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkErrorToast } from './panels/ChunkErrorToast';
import { lazyPanel } from './panels/lazyPanel';
import { SessionPrompt } from './session/SessionPrompt';
import * as styles from './Shell.css';

const layerOptions = { fallback: <ProgressLine loading />, errorComponent: ChunkErrorToast };
const AppearancePanel = lazyPanel(() => import('./appearance/AppearancePanel'), 'AppearancePanel', layerOptions);
const Palette = lazyPanel(() => import('./palette/Palette'), 'Palette', layerOptions);
const ShortcutsDialog = lazyPanel(() => import('./palette/ShortcutsDialog'), 'ShortcutsDialog', layerOptions);
const RecentChangesPanel = lazyPanel(() => import('./panels/RecentChangesPanel'), 'RecentChangesPanel', layerOptions);
const OverwriteDialog = lazyPanel(() => import('./panels/OverwriteDialog'), 'OverwriteDialog', layerOptions);
const SignOutDialog = lazyPanel(() => import('./session/SignOutDialog'), 'SignOutDialog', layerOptions);
const TourGuide = lazyPanel(() => import('./panels/TourGuide'), 'TourGuide', layerOptions);

/** Layers over the page: the button of the appearance panel, prompts, the palette, dialogs and side panels. */
export function ShellLayers() {
  const { t } = useTranslation();
  const [look] = useLayoutPreferences();
  const [panel, setPanel] = useShellPanel();
  // Stays mounted after the first question, for the exit animation.
  const [hasAsked, setHasAsked] = useState(false);
  if (panel === 'signOut' && !hasAsked) setHasAsked(true);
  const overwriteQuestion = useOverwriteQuestion();
  const closeTour = useCallback(() => setPanel((open) => (open === 'tour' ? null : open)), [setPanel]);
  return (
    <>
      {look.isCustomizerOn && panel !== 'appearance' && (
        <IconButton
          className={styles.cog}
          variant="filled"
          tone="primary"
          icon={Settings}
          label={t('shell.appearance.title')}
          tooltipPlacement="start"
          onClick={() => setPanel('appearance')}
        />
      )}
      <SessionPrompt />
      {hasAsked && <SignOutDialog />}
      {panel === 'palette' && <Palette />}
      {panel === 'shortcuts' && <ShortcutsDialog />}
      {panel === 'tour' && <TourGuide onClose={closeTour} />}
      {panel === 'changes' && <RecentChangesPanel onClose={() => setPanel(null)} />}
      {overwriteQuestion && <OverwriteDialog question={overwriteQuestion} />}
      {panel === 'appearance' && <AppearancePanel onClose={() => setPanel(null)} />}
    </>
  );
}
