import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
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

/** Lazy-loads a part of the shell. If it fails to load or throws, only that part is replaced. */
export function lazyPanel<Name extends string, Props extends object>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { fallback, errorComponent: ErrorContent }: PanelOptions,
): ComponentType<Props> {
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

  return function Panel(props: Props) {
    return (
      <CatchBoundary getResetKey={() => name} errorComponent={Failure}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}
