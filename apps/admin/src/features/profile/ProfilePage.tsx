import { profileFeedQuery, profileQuery, useProfile, useProfileFeed, type QueryClient } from '@larder/domain';
import type { ProfileData } from '@larder/domain/contract';
import { Avatar, Button, Card, EmptyState, PageHeader, Skeleton, Stack, Text } from '@larder/ui';
import { Tabs } from '@larder/ui/overlays';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Image, Newspaper, Pencil, UserRound, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { LoadError } from '../../components/LoadError';
import { usePageTitle } from '../../hooks/usePageTitle';
import { FeedPost } from './components/FeedPost';
import { MorePosts } from './components/MorePosts';
import { PostComposer } from './components/PostComposer';
import * as styles from './components/Profile.css';
import { AboutCard, NewsCard, PagesCard, PeopleCard, PhotosCard, PollCard } from './components/SideCards';
import { profileTabs, type ProfileSearch } from './profileSearch';
import { useProfileActions, type ProfileActions } from './useProfileActions';

const EditProfileDialog = lazyDialog(() => import('./components/EditProfileDialog'), 'EditProfileDialog');
const PhotoViewer = lazyDialog(() => import('./components/PhotoViewer'), 'PhotoViewer');

const icons = { feed: Newspaper, about: UserRound, photos: Image, friends: Users };

/** Starts the queries without waiting: the page shows its loading and error states. */
export async function loadProfile(queryClient: QueryClient) {
  void queryClient.prefetchQuery(profileQuery());
  void queryClient.prefetchInfiniteQuery(profileFeedQuery());
}

interface TabProps {
  profile: ProfileData;
  actions: ProfileActions;
}

function Feed({ profile, actions, target }: TabProps & { target: number | undefined }) {
  const { t } = useTranslation();
  const feed = useProfileFeed();
  return (
    <div className={styles.feed}>
      <div className={styles.posts}>
        <PostComposer actions={actions} />
        {feed.isError && !feed.data && <LoadError title={t('profile.postsFailed')} query={feed} />}
        {feed.isPending && <Skeleton blockSize={320} />}
        {feed.data?.length === 0 && <EmptyState size="sm" title={t('profile.noPosts')} />}
        {feed.data?.map((post) => (
          <FeedPost key={post.id} post={post} actions={actions} isTarget={post.id === target} />
        ))}
        <MorePosts feed={feed} isPostMissing={target !== undefined && !feed.data?.some(({ id }) => id === target)} />
      </div>
      <div className={styles.start}>
        <AboutCard profile={profile} />
        <PagesCard profile={profile} actions={actions} />
        <NewsCard profile={profile} actions={actions} />
      </div>
      <div className={styles.end}>
        <PhotosCard profile={profile} />
        <PeopleCard profile={profile} actions={actions} />
        <PollCard profile={profile} actions={actions} />
      </div>
    </div>
  );
}

/** The user's profile: posts, facts, photos and friends. */
export function ProfilePage() {
  const { t } = useTranslation();
  const pageTitle = usePageTitle();
  const { tab = 'feed', photo, post } = useSearch({ from: '/_shell/pages/profile' });
  const navigate = useNavigate();
  const query = useProfile();
  const actions = useProfileActions();
  const [isEditing, setEditing] = useState(false);
  const profile = query.data;
  const show = (changes: Partial<ProfileSearch>, replace = false) =>
    void navigate({
      from: '/pages/profile',
      search: (previous) => ({ ...previous, ...changes }),
      replace,
      resetScroll: false,
    });

  if (!profile)
    return (
      <>
        <PageHeader title={pageTitle} />
        {query.isError ? (
          <LoadError title={t('profile.failed')} query={query} size="md" />
        ) : (
          <Stack gap="px16" aria-busy>
            <Skeleton blockSize={300} />
            <Skeleton blockSize={400} />
          </Stack>
        )}
      </>
    );
  const { name, title, cover, photo: picture } = profile.header;
  const tabProps = { profile, actions };
  return (
    <>
      <PageHeader title={pageTitle} />
      <Stack gap="px16">
        <Card
          media={cover ? <img className={styles.cover} src={cover} alt="" /> : <div className={styles.cover} />}
          aria-label={name}
        >
          <div className={styles.identity}>
            <Avatar className={styles.photo} name={name} src={picture || undefined} size={72} aria-hidden />
            <div className={styles.name}>
              <Text as="h2" variant="title2" className={styles.fact}>
                <bdi>{name}</bdi>
              </Text>
              <Text tone="muted">
                <bdi>{title}</bdi>
              </Text>
            </div>
            <Button startIcon={Pencil} onClick={() => setEditing(true)}>
              {t('profile.editProfile')}
            </Button>
          </div>
        </Card>
        <Tabs
          label={t('profile.tabs.label')}
          value={tab}
          onValueChange={(next) => show({ tab: next === 'feed' ? undefined : next })}
          items={profileTabs.map((id) => ({ id, label: t(`profile.tabs.${id}`), icon: icons[id] }))}
          controls="profile-tab"
        />
        <div id="profile-tab" role="tabpanel" aria-label={t(`profile.tabs.${tab}`)}>
          {tab === 'feed' && <Feed {...tabProps} target={post} />}
          {tab === 'about' && <AboutCard profile={profile} />}
          {tab === 'photos' && <PhotosCard profile={profile} isLarge />}
          {tab === 'friends' && <PeopleCard {...tabProps} isFriends />}
        </div>
      </Stack>
      <Suspense>
        {isEditing && <EditProfileDialog profile={profile} onClose={() => setEditing(false)} />}
        {photo !== undefined && (
          <PhotoViewer photos={profile.latestPhotos} photo={photo} onChange={(next) => show({ photo: next }, true)} />
        )}
      </Suspense>
    </>
  );
}
