import * as z from 'zod/mini';
import { attachmentSchema, sentAttachmentSchema } from '../http/attachment.contract';
import * as rule from '../http/fieldRules';
import { defineEndpoint } from '../http/endpoint';
import { integerParameter } from '../http/parameters';
import { instant } from '../restaurants/basics.contract';

export const blogStatuses = ['Published', 'Pending', 'Draft'] as const;
export const blogStatus = z.enum(blogStatuses);
export type BlogStatus = z.infer<typeof blogStatus>;
/** Allowed types and maximum size of a post's picture. */
export const blogPictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const blogPictureLimit = 2 * 1024 * 1024;

/** A post in the list. Servers may omit the optional properties. */
export const blogPostSchema = z.object({
  id: z.int(),
  /** URL of the picture, or an empty string. */
  img: z.string(),
  title: z.string(),
  avatar: z.string(),
  userFullName: z.string(),
  blogPosted: instant,
  tags: z.array(z.string()),
  excerpt: z.string(),
  /** Number of comments. */
  comment: z.int(),
  blogCategories: z.optional(z.array(z.string())),
  slug: z.optional(z.string()),
  status: z.optional(blogStatus),
  /** Bookmarked by the signed-in user. */
  isBookmarked: z.optional(z.boolean()),
  version: z.optional(z.int()),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogCommentSchema = z.object({
  id: z.int(),
  /** ID of the parent comment. `null` for a top-level comment. */
  parentId: z.nullable(z.int()),
  avatar: z.string(),
  name: z.string(),
  website: z.optional(z.string()),
  text: z.string(),
  commentedAt: instant,
  /** If true, the signed-in user can change and delete it. */
  isOwn: z.boolean(),
});
export type BlogComment = z.infer<typeof blogCommentSchema>;

export const blogDetailSchema = z.extend(blogPostSchema, {
  /** HTML. Sanitize it before rendering. */
  content: z.string(),
  imageAlt: z.optional(z.string()),
  /** Oldest first. */
  comments: z.array(blogCommentSchema),
  /** Number of users who have bookmarked the post. */
  bookmarked: z.int(),
});
export type BlogDetail = z.infer<typeof blogDetailSchema>;

export const blogEditSchema = z.object({
  id: z.int(),
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: instant,
  blogTitle: z.string(),
  blogCategories: z.array(z.string()),
  slug: z.string(),
  status: blogStatus,
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  featuredImage: z.nullable(attachmentSchema),
  imageAlt: z.string(),
  version: z.optional(z.int()),
});
export type BlogEdit = z.infer<typeof blogEditSchema>;

export const blogSidebarSchema = z.object({
  /** The four newest posts, newest first. */
  recentPosts: z.array(z.object({ id: z.int(), img: z.string(), title: z.string(), createdTime: instant })),
  categories: z.array(z.object({ category: z.string(), icon: z.string() })),
});
export type BlogSidebar = z.infer<typeof blogSidebarSchema>;

const isPicture = z.refine<z.infer<typeof sentAttachmentSchema>>(
  ({ type, url }) =>
    (blogPictureTypes as readonly string[]).includes(type) &&
    (!url.startsWith('data:') || blogPictureTypes.some((kind) => url.startsWith(`data:${kind}`))),
  'fileType',
);
const label = z.string().check(rule.trimmed, rule.required, rule.maxLength(60));

/** Form values of a post, validated on the client and the server. */
export const blogFormSchema = z.object({
  blogTitle: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  slug: z.string().check(rule.required, rule.slug),
  excerpt: z.string().check(rule.maxLength(300)),
  content: z.string(),
  blogCategories: z.array(label).check(rule.filled),
  tags: z.array(label),
  status: blogStatus,
  /** `null` removes the picture. */
  featuredImage: z.optional(z.nullable(sentAttachmentSchema.check(isPicture))),
  imageAlt: z.optional(z.nullable(z.string().check(rule.maxLength(200)))),
});
export type BlogForm = z.infer<typeof blogFormSchema>;

export const blogChangesSchema = z.extend(z.partial(blogFormSchema), {
  id: z.int(),
  /** For the signed-in user only. Needs no right and doesn't change the version. */
  isBookmarked: z.optional(z.boolean()),
});
export type BlogChanges = z.infer<typeof blogChangesSchema>;

/** Form values of a comment, validated on the client and the server. */
export const blogCommentFormSchema = z.object({
  name: z.string().check(rule.required, rule.maxLength(120)),
  email: z.string().check(rule.required, rule.email),
  website: z.optional(z.string().check(rule.url)),
  text: z.string().check(rule.required, rule.minLength(3), rule.maxLength(2000)),
});
export type BlogCommentForm = z.infer<typeof blogCommentFormSchema>;

/**
 * Input that adds a comment, or with `id` changes it. With `id` and `isDeleted` it removes the comment, and the other
 * fields are ignored.
 */
export const blogCommentInputSchema = z
  .object({
    id: z.optional(z.int()),
    parentId: z.optional(z.int()),
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    website: z.optional(z.string()),
    text: z.optional(z.string()),
    isDeleted: z.optional(z.literal(true)),
  })
  .check((context) => {
    const { value, issues } = context;
    if (value.isDeleted && value.id !== undefined) return;
    const parsed = z.safeParse(blogCommentFormSchema, value);
    for (const issue of parsed.error?.issues ?? []) issues.push({ ...issue, input: value } as (typeof issues)[number]);
  });
export type BlogCommentInput = z.infer<typeof blogCommentInputSchema>;

const optionalId = z.object({ id: z.optional(integerParameter()) });
const postResponseSchema = z.object({ post: blogDetailSchema });

export const blogEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/blog/list/data',
    summary: 'Returns all posts that the user can see.',
    input: z.object({}),
    output: z.array(blogPostSchema),
  }),
  sidebar: defineEndpoint({
    method: 'GET',
    path: '/blog/list/data/sidebar',
    summary: 'Returns the newest posts and all categories with their icons.',
    input: z.object({}),
    output: blogSidebarSchema,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/blog/list/data/detail',
    summary: 'Returns a post with its content and comments. Without an ID, returns the first post.',
    input: optionalId,
    output: z.object({ blog: blogDetailSchema }),
  }),
  edit: defineEndpoint({
    method: 'GET',
    path: '/blog/list/data/edit',
    summary: 'Returns the editable fields of a post. Without an ID, returns the first post.',
    input: optionalId,
    output: z.object({ blog: blogEditSchema }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/blog/add-post',
    summary: 'Creates a post.',
    status: 201,
    ability: { action: 'create', subject: 'post' },
    record: 'post',
    input: z.object({ post: blogFormSchema }),
    output: postResponseSchema,
  }),
  /** Bookmarking needs no right. All other changes need the right to update posts. */
  update: defineEndpoint({
    method: 'POST',
    path: '/blog/update-post',
    summary: "Updates a post, or adds or removes the user's bookmark.",
    record: 'post',
    input: z.object({ post: blogChangesSchema, version: z.optional(z.int()) }),
    output: postResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/blog/delete-post',
    summary: 'Deletes a post and its comments.',
    ability: { action: 'delete', subject: 'post' },
    input: z.object({ id: integerParameter(), version: z.optional(integerParameter()) }),
    output: z.object({ id: z.int() }),
  }),
  saveComment: defineEndpoint({
    method: 'POST',
    path: '/blog/save-comment',
    summary: 'Creates a comment or reply, or updates or deletes a comment of the user.',
    status: 201,
    otherStatus: 200,
    record: 'comment',
    input: z.object({ postId: z.int(), comment: blogCommentInputSchema }),
    output: z.object({ comment: blogCommentSchema }),
  }),
};
