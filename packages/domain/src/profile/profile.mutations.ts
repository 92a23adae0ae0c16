import { useMutation, type InfiniteData } from '@tanstack/react-query';
import { changeQueries, isLastChange, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { updateSessionUser } from '../store/session';
import { profileEndpoints, type ProfileData, type ProfileUpdate } from './profile.contract';
import { changeProfile } from './profile';
import { profileKeys } from './profile.queries';

const queryKey = profileKeys.all;

/** Saves a section of the profile. Favorites, connections, likes, votes and removals are optimistic. */
export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (update: ProfileUpdate) => call(profileEndpoints.update, update),
    ...optimistic<ProfileUpdate>({
      key: queryKey,
      apply: (update, client) =>
        changeQueries(client, { queryKey }, () => {
          client.setQueryData<ProfileData>(profileKeys.data(), (profile) => profile && changeProfile(profile, update));
          client.setQueryData<InfiniteData<ProfileData>>(
            profileKeys.feed(),
            (feed) => feed && { ...feed, pages: feed.pages.map((page) => changeProfile(page, update)) },
          );
        }),
      invalidate: [queryKey],
    }),
    onSuccess: (response, _update, _before, { client }) => {
      const { section, data, version } = response;
      if (response.section === 'header')
        updateSessionUser({ fullName: response.data.name, avatar: response.data.photo });
      // The response contains every post, but the cache only the loaded pages.
      if (section === 'posts' || !isLastChange(client, queryKey)) return;
      client.setQueryData<ProfileData>(
        profileKeys.data(),
        (profile) => profile && ({ ...profile, [section]: data, version } as ProfileData),
      );
    },
  });
