import {
  attachmentLimit,
  profilePictureLimit,
  profileSections,
  type profileEndpoints,
  type profileUpdateSchema,
  type ProfileSection,
} from '@larder/domain/contract';
import type { output } from 'zod/mini';
import type { Database } from '../database';
import { given } from '../patch';
import { bytesOf, validatePicture } from '../pictures';
import { HttpError, forbidden, invalid, notFound } from '../httpError';
import type { Context, Handlers } from '../router';
import { find, getOrThrow, nextId, rejectStaleVersion } from '../table';
import { recordOf } from '../rawInput';
import type { StoredPost, StoredProfile } from './profile.fixtures';
import { requireSelf, profileOf, profileStore, showPost, showProfile, showSection } from './profile.view';

type Update = output<typeof profileUpdateSchema>;
type PostUpdate = Extract<Update, { section: 'posts' }>;

const flag = (ids: readonly number[], id: number, isOn: boolean) =>
  isOn ? [...new Set([...ids, id])] : ids.filter((entry) => entry !== id);

/** Checks that the item exists and that the user can change it, before its fields are validated. */
function rejectItem(db: Database, context: Context, section: ProfileSection, id: unknown, given: unknown) {
  if (typeof id !== 'number') return;
  const { posts } = profileStore(db);
  if (section !== 'posts') {
    const items = showProfile(db, context, 1)[section];
    if (Array.isArray(items) && !items.some((item) => item.id === id)) throw notFound(section, id);
    return;
  }
  const post = find(posts, id);
  if (!post) throw notFound('profilePost', id);
  const data = recordOf(given);
  const isOthers = ({ authorId }: { authorId: number }) => context.actor !== null && authorId !== context.actorId;
  const changesPost = ['text', 'picture', 'isDeleted'].some((field) => data[field] !== undefined);
  if (changesPost && isOthers(post)) throw forbidden('update', 'profilePost');
  const comment = recordOf(data['comment']);
  if (typeof comment['id'] !== 'number') return;
  const known = post.comments.find((entry) => entry.id === comment['id']);
  const isRestored = comment['isDeleted'] === false;
  if (!known || (known.removedAt !== undefined && !isRestored)) throw notFound('comment', comment['id']);
  const changesComment = comment['text'] !== undefined || comment['isDeleted'] !== undefined;
  if (changesComment && isOthers(known)) throw forbidden('update', 'comment');
}

function addPost(db: Database, { data }: PostUpdate, { actorId, now }: Context) {
  if (!data.text) throw invalid({ text: ['required'] });
  const { posts } = profileStore(db);
  const post: StoredPost = {
    id: nextId(posts),
    authorId: actorId,
    time: now.toISOString(),
    text: data.text,
    likerIds: [],
    comments: [],
    version: 1,
  };
  if (data.picture) post.picture = data.picture;
  posts.rows.push(post);
}

function changeComment(
  db: Database,
  post: StoredPost,
  given: NonNullable<PostUpdate['data']['comment']>,
  context: Context,
) {
  const { actorId, now } = context;
  if (given.id === undefined) {
    if (given.text === undefined) throw invalid({ 'comment.text': ['required'] });
    const id = ++profileStore(db).lastCommentId;
    post.comments.push({ id, authorId: actorId, time: now.toISOString(), text: given.text, likerIds: [] });
    return;
  }
  const comment = post.comments.find(({ id }) => id === given.id);
  if (!comment) return;
  if (given.text !== undefined) comment.text = given.text;
  if (given.youLiked !== undefined) comment.likerIds = flag(comment.likerIds, actorId, given.youLiked);
  if (given.isDeleted === true) comment.removedAt = now.toISOString();
  if (given.isDeleted === false) delete comment.removedAt;
}

function changePost(db: Database, { id = 0, data }: PostUpdate, context: Context) {
  const post = getOrThrow(profileStore(db).posts, 'profilePost', id) as StoredPost;
  if (data.text === '') throw invalid({ text: ['required'] });
  if (data.comment) changeComment(db, post, data.comment, context);
  if (data.text !== undefined) post.text = data.text;
  if (data.picture === null) delete post.picture;
  else if (data.picture) post.picture = data.picture;
  if (data.youLiked !== undefined) post.likerIds = flag(post.likerIds, context.actorId, data.youLiked);
  if (data.isDeleted) post.removedAt = context.now.toISOString();
  post.version += 1;
}

function changeProfile(db: Database, own: StoredProfile, update: Exclude<Update, PostUpdate>, context: Context) {
  switch (update.section) {
    case 'header': {
      const user = requireSelf(db, context);
      const { name, photo, ...rest } = update.data;
      validatePicture('photo', photo, profilePictureLimit, user.avatar);
      validatePicture('cover', rest.cover, profilePictureLimit, own.cover);
      const changes = given({ fullName: name, avatar: photo });
      if (Object.keys(changes).length > 0) Object.assign(user, changes, { version: (user.version ?? 0) + 1 });
      Object.assign(own, given(rest));
      return;
    }
    case 'userAbout':
      Object.assign(own, given(update.data));
      return;
    case 'suggestedPages':
      own.favoritePages = flag(own.favoritePages, update.id, update.data.isFavorite);
      return;
    case 'twitterFeeds':
      own.favoriteFeeds = flag(own.favoriteFeeds, update.id, update.data.isFavorite);
      return;
    case 'suggestions':
      own.added = flag(own.added, update.id, update.data.isAdded);
      return;
    default: {
      const options = showProfile(db, context, 1).polls.find(({ id }) => id === update.id)?.options ?? [];
      if (!options.some(({ id }) => id === update.data.option)) throw invalid({ option: ['pick'] });
      profileStore(db).votes[context.actorId] = update.data.option;
    }
  }
}

export const profileHandlers: Handlers<typeof profileEndpoints> = {
  data: ({ postsPage }, db, context) => showProfile(db, context, postsPage),

  update: {
    guard({ section, id, data, version }, db, context) {
      const known = profileSections.find((entry) => entry === section);
      if (!known) return;
      rejectItem(db, context, known, id, data);
      const post = known === 'posts' && typeof id === 'number' ? find(profileStore(db).posts, id) : undefined;
      if (post) rejectStaleVersion(version, showPost(db, post as StoredPost, context));
      else if (known !== 'posts') rejectStaleVersion(version, showProfile(db, context, 1));
    },
    run(update, db, context) {
      if (update.section === 'posts') {
        const picture = update.data.picture;
        if (picture && bytesOf(picture.url) > attachmentLimit)
          throw new HttpError(413, 'too_large', { limit: attachmentLimit });
        validatePicture('picture', picture?.url, profilePictureLimit);
        if (update.id === undefined) addPost(db, update, context);
        else changePost(db, update, context);
        return { section: update.section, data: showSection(db, context, 'posts') as never };
      }
      const own = structuredClone(profileOf(db, context));
      changeProfile(db, own, update, context);
      own.version += 1;
      profileStore(db).people[requireSelf(db, context).id] = own;
      return { section: update.section, data: showSection(db, context, update.section) as never, version: own.version };
    },
  },
};
