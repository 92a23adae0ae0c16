import { useMutation, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import { reloadAfterLast, rollBack } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { updateSessionUser } from '../store/session';
import { profileEndpoints, type ProfileData, type ProfileUpdate } from './profile.contract';
import { changeProfile } from './profile';
import { profileKeys } from './profile.queries';

const mutationKey = [...profileKeys.all, 'change'];
const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: profileKeys.all });

/** Stars, likes, votes and removals show at once; a refused change goes back. */
export const useUpdateProfile = () =>
  useMutation({
    mutationKey,
    mutationFn: (update: ProfileUpdate) => call(profileEndpoints.update, update),
    onMutate: async (update, { client }) => {
      await client.cancelQueries({ queryKey: profileKeys.all });
      const before = client.getQueriesData({ queryKey: profileKeys.all });
      client.setQueryData<ProfileData>(profileKeys.data(), (profile) => profile && changeProfile(profile, update));
      client.setQueryData<InfiniteData<ProfileData>>(
        profileKeys.feed(),
        (feed) => feed && { ...feed, pages: feed.pages.map((page) => changeProfile(page, update)) },
      );
      return before;
    },
    onError: (_error, _update, before, { client }) => rollBack(client, before),
    onSuccess: (answer, _update, _before, { client }) => {
      const { section, data, version } = answer;
      if (answer.section === 'header') updateSessionUser({ fullName: answer.data.name, avatar: answer.data.photo });
      // The answer holds every post; of those only the pages on screen are shown.
      if (section === 'posts' || client.isMutating({ mutationKey }) > 1) return;
      client.setQueryData<ProfileData>(
        profileKeys.data(),
        (profile) => profile && ({ ...profile, [section]: data, version } as ProfileData),
      );
    },
    onSettled: (_answer, _error, _update, _before, { client }) => reloadAfterLast(client, mutationKey, profileKeys.all),
  });

/** Takes the removal of a post back. */
export const useRestoreProfilePost = () =>
  useMutation({
    mutationFn: (id: number) => call(restoreEndpoints.restore, { subject: 'profilePost', ids: [id] }),
    onSuccess: (_answer, _id, _before, { client }) => reload(client),
  });
