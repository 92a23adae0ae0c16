import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPage } from '../../components/lazyPage';

/** What stands in place of a panel that did not come, or broke. */
export interface ChunkErrorProps {
  error: unknown;
  /** Fetches what is missing anew and shows the panel again. */
  onRetry: () => void;
}

interface PanelPlaces {
  /** Shown until the code is there. */
  waiting: ReactNode;
  lost: ComponentType<ChunkErrorProps>;
}

/** A part of the shell as a chunk of its own: where it does not come or breaks, the shell stands and says so. */
export function lazyPanel<Name extends string, Props extends object>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { waiting, lost: Lost }: PanelPlaces,
): ComponentType<Props> {
  const { load, component } = lazyPage(importer);
  const Content = component(name) as ComponentType<Props>;

  function Failure({ error, reset }: ErrorComponentProps) {
    const retry = () => {
      // A failure is said by what reads the code.
      load().catch(() => undefined);
      reset();
    };
    return <Lost error={error} onRetry={retry} />;
  }

  return function Panel(props: Props) {
    return (
      <CatchBoundary getResetKey={() => name} errorComponent={Failure}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}
