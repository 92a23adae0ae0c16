import { useMainSearch, useRecentlyOpened, useShellPanel } from '@larder/domain';
import { CommandPalette, type Command } from '@larder/ui/palette';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegisteredCommands } from '../../hooks/usePageCommands';
import { palettePrefixes, splitPrefix } from './palettePrefixes';
import { paletteInitialText } from './paletteInitialText';
import type { PaletteAction, PaletteEntry } from './paletteTypes';
import { usePaletteGroups } from './usePaletteGroups';

/** The command palette: actions of the page and the app, pages and search results. */
export function Palette() {
  const { t } = useTranslation();
  const router = useRouter();
  const [panel, setPanel] = useShellPanel();
  const [value, setValue] = useState(paletteInitialText.read);
  const [step, setStep] = useState<PaletteAction>();
  const [, remember] = useRecentlyOpened();
  const offered = useRegisteredCommands();
  const search = useMainSearch(true);

  useEffect(() => () => paletteInitialText.write(''), []);

  const close = () => setPanel((open) => (open === 'palette' ? null : open));
  const isTyping = splitPrefix(value).typed.trim() !== '';
  const openStep = (next?: PaletteAction) => {
    setStep(next);
    setValue('');
  };
  const groups = usePaletteGroups({ value, step, data: search.data, openStep, close });

  const run = (command: Command, isNewTab: boolean) => {
    const entry = command as PaletteEntry;
    if (entry.href === undefined) return entry.run?.();
    remember({ href: entry.href, title: entry.title, icon: entry.iconName });
    if (isNewTab) {
      window.open(router.buildLocation({ to: entry.href }).publicHref, '_blank', 'noopener');
      return undefined;
    }
    close();
    return void router.navigate({ to: entry.href });
  };

  return (
    <CommandPalette
      open={panel === 'palette'}
      onOpenChange={(isOpen) => !isOpen && close()}
      label={t('shell.palette.label')}
      placeholder={step ? t('shell.palette.choose') : t('shell.palette.placeholder')}
      value={value}
      onValueChange={setValue}
      groups={groups}
      summary={t('shell.search.results', {
        count: groups.reduce((sum, { items }) => sum + items.length, 0),
      })}
      emptyState={t('shell.palette.none')}
      context={step ? undefined : offered.context}
      step={step?.title}
      onBack={() => openStep()}
      loading={search.isPending && isTyping && !step}
      error={
        search.isError && isTyping && !step
          ? {
              text: t('shell.search.failed'),
              retryLabel: t('common.retry'),
              onRetry: () => void search.refetch(),
            }
          : undefined
      }
      onAction={run}
      hints={[
        { keys: ['↑', '↓'], label: t('shell.palette.keys.move') },
        { keys: ['↵'], label: t('shell.palette.keys.run') },
        { keys: ['Esc'], label: t('shell.palette.keys.close') },
        ...Object.entries(palettePrefixes).map(([key, kind]) => ({
          keys: [key],
          label: t(`shell.palette.keys.${kind}`),
          atEnd: true,
        })),
      ]}
    />
  );
}
