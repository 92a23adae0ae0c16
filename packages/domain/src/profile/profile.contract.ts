import * as z from 'zod/mini';
import { attachmentSchema, sentAttachmentSchema } from '../http/attachment.contract';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { integerParameter } from '../http/parameters';
import { personSchema } from '../users/userDetails.contract';

const headerSchema = z.object({ name: z.string(), title: z.string(), cover: z.string(), photo: z.string() });
const aboutSchema = z.object({
  about: z.string(),
  joined: z.string(),
  city: z.string(),
  email: z.string(),
  website: z.string(),
});
const suggestedPageSchema = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  avatar: z.string(),
  isFavorite: z.boolean(),
});
const feedSchema = z.object({
  id: z.int(),
  name: z.string(),
  handle: z.string(),
  avatar: z.string(),
  time: z.string(),
  text: z.string(),
  link: z.string(),
  isFavorite: z.boolean(),
});

const reactions = { likes: z.int(), youLiked: z.boolean(), likers: z.array(personSchema) };
const commentSchema = z.object({
  id: z.int(),
  author: personSchema,
  time: z.string(),
  text: z.string(),
  ...reactions,
  isOwn: z.boolean(),
});
export const profilePostSchema = z.object({
  id: z.int(),
  author: personSchema,
  time: z.string(),
  text: z.string(),
  picture: z.optional(attachmentSchema),
  /** URL of a video. */
  video: z.optional(z.string()),
  ...reactions,
  comments: z.array(commentSchema),
  isOwn: z.boolean(),
  version: z.int(),
});
export type ProfilePost = z.infer<typeof profilePostSchema>;
export type ProfileComment = z.infer<typeof commentSchema>;

const photoSchema = z.object({ id: z.int(), title: z.string(), url: z.string() });
const suggestionSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  avatar: z.string(),
  title: z.string(),
  isAdded: z.boolean(),
});
const pollSchema = z.object({
  id: z.int(),
  question: z.string(),
  options: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      votes: z.int(),
      /** Integer percentages. If there are votes, they add up to 100. */
      percent: z.int(),
      voters: z.array(personSchema),
    }),
  ),
  /** Option selected by the signed-in user. */
  choice: z.nullable(z.int()),
  votes: z.int(),
});
export type ProfilePoll = z.infer<typeof pollSchema>;

export const profileSectionsSchema = z.object({
  header: headerSchema,
  userAbout: aboutSchema,
  suggestedPages: z.array(suggestedPageSchema),
  twitterFeeds: z.array(feedSchema),
  posts: z.array(profilePostSchema),
  latestPhotos: z.array(photoSchema),
  suggestions: z.array(suggestionSchema),
  polls: z.array(pollSchema),
});
export const profileDataSchema = z.extend(profileSectionsSchema, {
  /** True if there are more posts after this page. */
  hasMore: z.optional(z.boolean()),
  version: z.optional(z.int()),
});
export type ProfileData = z.infer<typeof profileDataSchema>;

const name = z.string().check(rule.trimmed, rule.required, rule.maxLength(120));
const line = () => z.optional(z.nullable(z.string().check(rule.maxLength(120))));
const postText = z.string().check(rule.trimmed, rule.maxLength(500));
const commentText = z.string().check(rule.trimmed, rule.required, rule.maxLength(300));
const withId = { id: z.int(), version: z.optional(z.int()) };
const whole = { version: z.optional(z.int()) };

/** Input of each section. A post without an ID is added. `null` clears a field. */
export const profileUpdateSchema = z.discriminatedUnion('section', [
  z.object({
    ...whole,
    section: z.literal('header'),
    data: z.object({
      name: z.optional(name),
      title: line(),
      cover: z.optional(z.nullable(z.string())),
      photo: z.optional(z.nullable(z.string())),
    }),
  }),
  z.object({
    ...whole,
    section: z.literal('userAbout'),
    data: z.object({
      about: z.optional(z.nullable(z.string().check(rule.maxLength(1000)))),
      joined: z.optional(z.string().check(rule.date)),
      city: line(),
      email: z.optional(z.string().check(rule.trimmed, rule.required, rule.email)),
      website: z.optional(z.nullable(z.string().check(rule.trimmed, rule.url))),
    }),
  }),
  z.object({ ...withId, section: z.literal('suggestedPages'), data: z.object({ isFavorite: z.boolean() }) }),
  z.object({ ...withId, section: z.literal('twitterFeeds'), data: z.object({ isFavorite: z.boolean() }) }),
  z.object({
    id: z.optional(z.int()),
    version: z.optional(z.int()),
    section: z.literal('posts'),
    data: z.object({
      text: z.optional(postText),
      picture: z.optional(z.nullable(sentAttachmentSchema)),
      youLiked: z.optional(z.boolean()),
      isDeleted: z.optional(z.literal(true)),
      comment: z.optional(
        z.object({
          id: z.optional(z.int()),
          text: z.optional(commentText),
          youLiked: z.optional(z.boolean()),
          isDeleted: z.optional(z.boolean()),
        }),
      ),
    }),
  }),
  z.object({ ...withId, section: z.literal('suggestions'), data: z.object({ isAdded: z.boolean() }) }),
  z.object({ ...withId, section: z.literal('polls'), data: z.object({ option: z.int() }) }),
]);
export type ProfileUpdate = z.input<typeof profileUpdateSchema>;
export const profileSections = [
  'header',
  'userAbout',
  'suggestedPages',
  'twitterFeeds',
  'posts',
  'suggestions',
  'polls',
] as const satisfies readonly ProfileUpdate['section'][];
export type ProfileSection = (typeof profileSections)[number];

/** Maximum size of a profile picture in bytes. */
export const profilePictureLimit = 2 * 1024 * 1024;
export const profilePostsPerPage = 3;

const responseOf = <S extends ProfileSection>(section: S) =>
  z.object({
    section: z.literal(section),
    data: profileSectionsSchema.shape[section],
    version: z.optional(z.int()),
  });

export const profileEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/profile/data',
    summary: 'Returns the profile of the user and one page of the posts of all users.',
    input: z.object({ postsPage: z._default(integerParameter().check(z.refine((page) => page >= 1, 'min:1')), 1) }),
    output: profileDataSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/profile/update',
    summary: 'Updates one section of the profile and returns the complete section.',
    record: 'data',
    input: profileUpdateSchema,
    output: z.discriminatedUnion('section', [
      responseOf('header'),
      responseOf('userAbout'),
      responseOf('suggestedPages'),
      responseOf('twitterFeeds'),
      responseOf('posts'),
      responseOf('suggestions'),
      responseOf('polls'),
    ]),
  }),
};
