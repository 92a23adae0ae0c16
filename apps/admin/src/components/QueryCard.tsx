import { ApiError, type UseQueryResult } from '@larder/domain';
import { Button, Card, EmptyState, Skeleton, useDelayedPending, type CardProps } from '@larder/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from './CopyDetails';

export interface QueryCardProps<Data> extends Omit<CardProps, 'children'> {
  query: UseQueryResult<Data>;
  /** Placeholder with the layout of the content. @default a block of `skeletonSize` */
  skeleton?: ReactNode;
  /** Block size of the default skeleton in px. @default 160 */
  skeletonSize?: number;
  /** Returns true if the response has no content to show. */
  isEmpty?: (data: Data) => boolean;
  /** Text of the empty state. */
  emptyText?: string;
  children: (data: Data) => ReactNode;
}

/** Error boundary that limits a rendering error to the card. */
class CardBoundary extends Component<{ fallback: (reset: () => void) => ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}

/** A card for one query, with loading, error and empty states. */
export function QueryCard<Data>({
  query,
  skeleton,
  skeletonSize = 160,
  isEmpty,
  emptyText,
  children,
  ...card
}: QueryCardProps<Data>) {
  const { t } = useTranslation();
  const showSkeleton = useDelayedPending(query.isPending);
  const failure = (retry: () => void, error?: unknown) => (
    <EmptyState
      role="alert"
      size="sm"
      illustration="error"
      title={t('errors.card.title')}
      description={t(error instanceof ApiError && error.isNetwork ? 'errors.network' : 'errors.card.description')}
      actions={
        <>
          <Button size="sm" onClick={retry}>
            {t('common.retry')}
          </Button>
          {error ? <CopyDetails error={error} /> : null}
        </>
      }
    />
  );
  const content = () => {
    if (query.data === undefined) {
      if (query.isError) return failure(() => void query.refetch(), query.error);
      return showSkeleton ? (
        (skeleton ?? <Skeleton blockSize={skeletonSize} />)
      ) : (
        <div style={{ blockSize: skeletonSize }} />
      );
    }
    if (isEmpty?.(query.data)) return <EmptyState size="sm" title={emptyText ?? t('common.nothingYet')} />;
    return children(query.data);
  };
  return (
    <Card {...card} aria-busy={query.isPending || undefined}>
      <CardBoundary
        fallback={(reset) =>
          failure(() => {
            reset();
            void query.refetch();
          })
        }
      >
        <Content render={content} />
      </CardBoundary>
    </Card>
  );
}

/** Calls `render` inside the boundary, so that the boundary catches its errors. */
function Content({ render }: { render: () => ReactNode }) {
  return render();
}
