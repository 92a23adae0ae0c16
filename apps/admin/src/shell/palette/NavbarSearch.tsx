import { useShellPanel } from '@larder/domain';
import { NavbarSearchButton, ProgressLine } from '@larder/ui/shell';
import { useTranslation } from 'react-i18next';
import { useShortcutKeys, useShortcuts } from '../../hooks/useShortcuts';
import { ChunkErrorToast } from '../panels/ChunkErrorToast';
import { lazyPanel } from '../panels/lazyPanel';

const NavbarSearchOverlay = lazyPanel(() => import('./NavbarSearchOverlay'), 'NavbarSearchOverlay', {
  fallback: <ProgressLine loading />,
  errorComponent: ChunkErrorToast,
});

/** Search button in the navbar. Opens an overlay that finds pages, files, contacts and actions. */
export function NavbarSearch() {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  const open = () => setPanel('search');

  // Focuses the search field of the page, or opens this one if the page has none.
  useShortcuts(
    {
      search: () => {
        const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
        if (field) field.focus();
        else open();
      },
    },
    'shell',
  );
  const key = useShortcutKeys('search');

  return (
    <>
      <NavbarSearchButton
        label={t('shell.search.placeholder')}
        shortcut={key}
        onClick={open}
        onFocus={NavbarSearchOverlay.preload}
        onPointerEnter={NavbarSearchOverlay.preload}
      />
      {panel === 'search' && <NavbarSearchOverlay onClose={() => setPanel((now) => (now === 'search' ? null : now))} />}
    </>
  );
}
