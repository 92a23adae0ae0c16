import { useShellPanel } from '@larder/domain';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { lazyPage } from '../../components/lazyPage';

/** Props of the component that replaces a panel after an error. */
export interface ChunkErrorProps {
  error: unknown;
  /** Loads the chunk again and re-renders the panel. */
  onRetry: () => void;
}

interface PanelOptions {
  /** Rendered while the chunk loads. */
  fallback: ReactNode;
  errorComponent: ComponentType<ChunkErrorProps>;
}

/** Shows the fallback. Escape closes the panel while its chunk loads; afterwards, the panel handles the key. */
function Loading({ children }: { children: ReactNode }) {
  const [, setPanel] = useShellPanel();
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.activeElement?.closest('[role="dialog"]')) setPanel(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [setPanel]);
  return children;
}

/**
 * Lazy-loads a part of the shell. If it fails to load or throws, only that part is replaced. `preload` loads it on
 * hover or focus of its button.
 */
export function lazyPanel<Name extends string, Props extends object>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { fallback, errorComponent: ErrorContent }: PanelOptions,
): ComponentType<Props> & { preload: () => void } {
  const { load, component } = lazyPage(importer);
  const Content = component(name) as ComponentType<Props>;

  function Failure({ error, reset }: ErrorComponentProps) {
    const retry = () => {
      // If loading fails again, `Content` throws the error.
      load().catch(() => undefined);
      reset();
    };
    return <ErrorContent error={error} onRetry={retry} />;
  }

  function Panel(props: Props) {
    return (
      <CatchBoundary getResetKey={() => name} errorComponent={Failure}>
        <Suspense fallback={<Loading>{fallback}</Loading>}>
          <Content {...props} />
        </Suspense>
      </CatchBoundary>
    );
  }
  return Object.assign(Panel, { preload: () => void load().catch(() => undefined) });
}
