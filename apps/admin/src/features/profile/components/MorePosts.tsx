import type { useProfileFeed } from '@larder/domain';
import { Button } from '@larder/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';

export interface MorePostsProps {
  feed: Pick<
    ReturnType<typeof useProfileFeed>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  /** If true, loads posts until the post in the URL is found. */
  isPostMissing?: boolean;
}

/** Loads the next posts, if there are more. */
export function MorePosts({ feed, isPostMissing = false }: MorePostsProps) {
  const { t } = useTranslation();
  const isWaiting = feed.hasNextPage && !feed.isFetchingNextPage && !feed.isFetchNextPageError;
  const search = useEffectEvent(() => void feed.fetchNextPage());
  useEffect(() => {
    if (isPostMissing && isWaiting) search();
  }, [isPostMissing, isWaiting]);
  if (!feed.hasNextPage) return null;
  const load = () => void feed.fetchNextPage();
  if (feed.isFetchNextPageError && !feed.isFetchingNextPage)
    return <LoadError title={t('profile.postsFailed')} query={{ error: feed.error, refetch: load }} />;
  return (
    <Button block loading={feed.isFetchingNextPage} onClick={load}>
      {t('profile.more')}
    </Button>
  );
}
