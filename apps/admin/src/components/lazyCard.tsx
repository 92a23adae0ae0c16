import { Button, Card, EmptyState } from '@larder/ui';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../hooks/useNearViewport';
import { lazyPage } from './lazyPage';

export interface LazyCardProps {
  /** Heading of the card until it is loaded. */
  title: string;
  /** Block size of the card until it is loaded, px. */
  blockSize: number;
  /**
   * If true, the card loads only when a part of it is visible, instead of after 5 s. For large cards. @default false
   */
  waits?: boolean;
}

/** Creates a card for content below the fold. Its lazy chunk loads when the card is near the viewport. */
export function lazyCard<Name extends string>(
  importer: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType<LazyCardProps> {
  const { load, component } = lazyPage(importer);
  const Content = component(name);

  function Failure({ reset }: ErrorComponentProps) {
    const { t } = useTranslation();
    const retry = () => {
      // If loading fails again, `Content` throws the error.
      load().catch(() => undefined);
      reset();
    };
    return (
      <Card>
        <EmptyState
          role="alert"
          size="sm"
          illustration="error"
          title={t('errors.card.title')}
          description={t('errors.card.description')}
          actions={
            <Button size="sm" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        />
      </Card>
    );
  }

  return function LazyCard({ title, blockSize, waits }: LazyCardProps) {
    const ref = useRef<HTMLElement>(null);
    const isNear = useNearViewport(ref, waits);
    const isBusy = isNear || !waits;
    const placeholder = <Card ref={ref} title={title} aria-busy={isBusy} style={{ minBlockSize: blockSize }} />;
    if (!isNear) return placeholder;
    return (
      <CatchBoundary getResetKey={() => name} errorComponent={Failure}>
        <Suspense fallback={placeholder}>
          <Content />
        </Suspense>
      </CatchBoundary>
    );
  };
}
