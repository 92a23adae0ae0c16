import {
  pollShares,
  profilePostsPerPage,
  type Person,
  type ProfileData,
  type ProfilePoll,
  type ProfilePost,
  type ProfileSection,
} from '@larder/domain/contract';
import { defineStore, findUser, type Database } from '../database';
import type { Context } from '../router';
import { activeRows, tableOf } from '../table';
import { drawPlate } from '../users/avatar';
import { withoutRemoved } from '../users/flags';
import {
  feeds,
  pages,
  photoTitles,
  poll,
  seedPosts,
  seedProfile,
  seedVotes,
  suggestedIds,
  type StoredPost,
  type StoredProfile,
} from './profile.fixtures';

export const profileStore = defineStore('profile', (seed, now) => {
  const posts = seedPosts(seed, now);
  return {
    /** The feed of the company, shared by all users. */
    posts: tableOf(posts),
    lastCommentId: Math.max(0, ...posts.flatMap(({ comments }) => comments.map(({ id }) => id))),
    /** Changed profile data by user ID. */
    people: {} as Record<string, StoredProfile>,
    votes: seedVotes(),
  };
});

export const requireSelf = (db: Database, { actorId }: Context) =>
  findUser(db, actorId) ?? (db.users[0] as (typeof db.users)[0] & object);

export const profileOf = (db: Database, context: Context): StoredProfile => {
  const user = requireSelf(db, context);
  return profileStore(db).people[user.id] ?? seedProfile(user, new Date(db.startedAt));
};

/** Returns a user as an author. Removed users are included. */
function personOf(db: Database, id: number): Person {
  const user = db.users.find((entry) => entry.id === id);
  return { id, fullName: user?.fullName ?? '', avatar: user?.avatar ?? '' };
}

const reactionsOf = (db: Database, likerIds: readonly number[], actorId: number) => ({
  likes: likerIds.length,
  youLiked: likerIds.includes(actorId),
  likers: likerIds.map((id) => personOf(db, id)),
});

export function showPost(db: Database, post: StoredPost, { actorId }: Context): ProfilePost {
  const { id, authorId, time, text, picture, likerIds, comments, version } = post;
  return {
    id,
    author: personOf(db, authorId),
    time,
    text,
    ...(picture ? { picture } : {}),
    ...reactionsOf(db, likerIds, actorId),
    comments: withoutRemoved(comments).map((comment) => ({
      id: comment.id,
      author: personOf(db, comment.authorId),
      time: comment.time,
      text: comment.text,
      ...reactionsOf(db, comment.likerIds, actorId),
      isOwn: comment.authorId === actorId,
    })),
    isOwn: authorId === actorId,
    version,
  };
}

/** Returns one function per post that creates its response, newest first. */
function postsOf(db: Database, context: Context) {
  const rows = activeRows(profileStore(db).posts).toSorted(
    (left, right) => right.time.localeCompare(left.time) || right.id - left.id,
  );
  return rows.map((post) => () => showPost(db, post, context));
}

function pollOf(db: Database, actorId: number): ProfilePoll {
  const { votes } = profileStore(db);
  const voters = poll.options.map((_text, index) =>
    Object.keys(votes)
      .filter((userId) => votes[userId] === index + 1)
      .map(Number),
  );
  const shares = pollShares(voters.map(({ length }) => length));
  return {
    id: poll.id,
    question: poll.question,
    options: poll.options.map((text, index) => ({
      id: index + 1,
      text,
      votes: voters[index]?.length ?? 0,
      percent: shares[index] ?? 0,
      voters: (voters[index] ?? []).map((id) => personOf(db, id)),
    })),
    choice: votes[actorId] ?? null,
    votes: Object.keys(votes).length,
  };
}

/** Returns the profile for the signed-in user. `posts` is one page of the feed. */
export function showProfile(db: Database, context: Context, page: number): ProfileData {
  const user = requireSelf(db, context);
  const own = profileOf(db, context);
  const isEmpty = db.seed === 'empty';
  const posts = postsOf(db, context);
  const end = page * profilePostsPerPage;
  const start = new Date(db.startedAt).getTime();
  return {
    header: { name: user.fullName, title: own.title, cover: own.cover, photo: user.avatar },
    userAbout: {
      about: own.about,
      joined: own.joined,
      city: own.city,
      email: own.email ?? user.email,
      website: own.website,
    },
    suggestedPages: (isEmpty ? [] : pages).map(([title, subtitle], index) => ({
      id: index + 1,
      title,
      subtitle,
      avatar: drawPlate(title),
      isFavorite: own.favoritePages.includes(index + 1),
    })),
    twitterFeeds: (isEmpty ? [] : feeds).map(([name, handle, hoursAgo, text, link], index) => ({
      id: index + 1,
      name,
      handle,
      avatar: drawPlate(handle),
      time: new Date(start - hoursAgo * 3_600_000).toISOString(),
      text,
      link,
      isFavorite: own.favoriteFeeds.includes(index + 1),
    })),
    posts: posts.slice(end - profilePostsPerPage, end).map((show) => show()),
    latestPhotos: (isEmpty ? [] : photoTitles).map((title, index) => ({ id: index + 1, title, url: drawPlate(title) })),
    suggestions: (isEmpty ? [] : suggestedIds).flatMap((id) => {
      const person = findUser(db, id);
      return person ? [{ ...personOf(db, id), title: person.company, isAdded: own.added.includes(id) }] : [];
    }),
    polls: isEmpty ? [] : [pollOf(db, context.actorId)],
    hasMore: posts.length > end,
    version: own.version,
  };
}

/** Returns one complete section, with all posts. */
export function showSection(db: Database, context: Context, section: ProfileSection) {
  return section === 'posts' ? postsOf(db, context).map((show) => show()) : showProfile(db, context, 1)[section];
}
