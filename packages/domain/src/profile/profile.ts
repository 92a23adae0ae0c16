import type { ProfileData, ProfilePoll, ProfileUpdate } from './profile.contract';

/**
 * Returns the integer percentage of each option. They add up to 100 if there are votes: the largest remainders are
 * rounded up first.
 */
export function pollShares(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const shares = votes.map((count) => Math.floor((count * 100) / total));
  const byRemainder = votes
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Applies the user's choice to a poll. */
export function choose(poll: ProfilePoll, option: number): ProfilePoll {
  const options = poll.options.map((entry) => ({
    ...entry,
    votes: entry.votes + Number(entry.id === option) - Number(entry.id === poll.choice),
  }));
  const shares = pollShares(options.map(({ votes }) => votes));
  return {
    ...poll,
    options: options.map((entry, index) => ({ ...entry, percent: shares[index] ?? 0 })),
    choice: option,
    votes: poll.votes + Number(poll.choice === null),
  };
}

const onItem = <T extends { id: number }>(items: readonly T[], id: number, change: (item: T) => T) =>
  items.map((item) => (item.id === id ? change(item) : item));

const like = <T extends { likes: number; youLiked: boolean }>(item: T, youLiked: boolean): T =>
  item.youLiked === youLiked ? item : { ...item, youLiked, likes: item.likes + (youLiked ? 1 : -1) };

/** Applies optimistic changes: favorites, connections, likes, votes, removals. All others wait for the response. */
export function changeProfile(profile: ProfileData, update: ProfileUpdate): ProfileData {
  switch (update.section) {
    case 'suggestedPages':
    case 'twitterFeeds':
      return {
        ...profile,
        [update.section]: onItem<{ id: number }>(profile[update.section], update.id, (item) => ({
          ...item,
          ...update.data,
        })),
      };
    case 'suggestions':
      return {
        ...profile,
        suggestions: onItem(profile.suggestions, update.id, (item) => ({ ...item, ...update.data })),
      };
    case 'polls':
      return { ...profile, polls: onItem(profile.polls, update.id, (poll) => choose(poll, update.data.option)) };
    case 'posts': {
      const { id = 0, data } = update;
      if (data.isDeleted) return { ...profile, posts: profile.posts.filter((post) => post.id !== id) };
      return {
        ...profile,
        posts: onItem(profile.posts, id, (post) => {
          const { youLiked = post.youLiked, comment } = data;
          const liked = like(post, youLiked);
          if (comment?.id === undefined) return liked;
          const comments = comment.isDeleted
            ? post.comments.filter((entry) => entry.id !== comment.id)
            : onItem(post.comments, comment.id, (entry) => like(entry, comment.youLiked ?? entry.youLiked));
          return { ...liked, comments };
        }),
      };
    }
    default:
      return profile;
  }
}
