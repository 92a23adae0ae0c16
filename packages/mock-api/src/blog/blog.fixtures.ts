import { postSlugOf, type Attachment, type BlogEdit } from '@larder/domain/contract';
import { createRandom } from '../random';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';
import { postTexts, type PostText } from './blog.posts';
import { drawShelf } from './blogPicture';

export interface StoredPost extends Omit<BlogEdit, 'version'> {
  version: number;
  /** Number of other users who have bookmarked it. */
  bookmarked: number;
}

export interface StoredComment {
  id: number;
  postId: number;
  parentId: number | null;
  userId: number | null;
  name: string;
  avatar: string;
  website?: string;
  text: string;
  commentedAt: string;
}

/** Authors. All are demo users. */
const authors = [
  { fullName: 'Maren Holt', avatar: '' },
  { fullName: 'Wren Castellano', avatar: drawPlate('wren.castellano') },
  { fullName: 'Dorota Maj', avatar: drawPlate('dorota.maj') },
  { fullName: 'Grace Achieng', avatar: drawPlate('grace.achieng') },
  { fullName: 'Mihai Ionescu', avatar: '' },
] as const;

/** Icon of each category, in the order of the sidebar. */
export const blogIcons: Record<string, string> = {
  Kitchen: 'chef-hat',
  Service: 'concierge-bell',
  Menu: 'book-open',
  Numbers: 'chart-column',
  Suppliers: 'truck',
  People: 'users',
};

const minute = 60_000;
const day = 1440 * minute;

const pictureOf = (slug: string): Attachment => {
  const url = drawShelf(slug);
  return { fileName: `${slug}.svg`, size: url.length, type: 'image/svg+xml', url };
};

function toPost(text: PostText, index: number, title: string, now: Date): StoredPost {
  const { whole } = createRandom(`post ${index + 1}`);
  const author = authors[text.author] as (typeof authors)[number];
  const slug = postSlugOf(title);
  const status = text.status ?? 'Published';
  return {
    id: index + 1,
    avatar: author.avatar,
    userFullName: author.fullName,
    createdTime: new Date(now.getTime() - text.daysAgo * day - whole(0, 600) * minute).toISOString(),
    blogTitle: title,
    blogCategories: [...text.categories],
    slug,
    status,
    excerpt: text.excerpt,
    content: text.content,
    tags: [...text.tags],
    featuredImage: status === 'Draft' ? null : pictureOf(slug),
    imageAlt: status === 'Draft' ? '' : 'A shelf with jars, bowls and bottles, drawn',
    version: 1,
    bookmarked: status === 'Published' ? whole(0, 9) * whole(1, 180) : 0,
  };
}

/** Creates twelve published posts, one pending, one draft. `large` repeats them up to 210, `empty` has none. */
export function seedPosts(seed: Seed, now: Date): StoredPost[] {
  const count = { default: postTexts.length, empty: 0, large: 15 * postTexts.length }[seed];
  return Array.from({ length: count }, (_, index) => {
    const text = postTexts[index % postTexts.length] as PostText;
    const round = Math.floor(index / postTexts.length);
    return toPost(text, index, round === 0 ? text.title : `${text.title}, part ${round + 1}`, now);
  });
}

type CommentRow = readonly [
  postId: number,
  userId: number | null,
  name: string,
  hoursAgo: number,
  text: string,
  replyTo?: number,
];

/** Post 1 has a conversation, post 12 has no comments. */
const comments: readonly CommentRow[] = [
  [
    1,
    20,
    'Lucía Fernández Ibáñez',
    3390,
    'We do it from the bottom shelf up, because the heavy things are there and nobody has to bend twice. Does the order matter, as long as it is the same every week?',
  ],
  [1, 11, 'Wren Castellano', 3384, 'It does not. The same order every week is the whole trick.', 1],
  [1, 3, 'Tomás Reyes', 3371, 'Can confirm: since the sheet follows the shelves I am home by one.'],
  [1, null, 'Oskar Brandt', 3302, 'Half cases! We had the same. Ours were written as whole ones since the move.'],
  [1, 1, 'Maren Holt', 3297, 'Four months of it here. I still have the sheets, as a warning.', 4],
  [2, 30, 'Callum Reid', 3100, 'Six painted squares went down at our place last week. The shouting has stopped.'],
  [3, 49, 'Chiara Moretti', 2790, 'The cabbage is now the dish people ask for by name.'],
  [3, 5, 'Dorota Maj', 2786, 'Then it may have the lamb under it and not the other way round.', 7],
  [5, null, 'Ana Teles', 2240, 'From the other end of the phone: yes, we remember.'],
  [6, 14, 'Kenji Aramaki', 1950, 'Ours has twelve. I will try to lose three.'],
  [7, 3, 'Tomás Reyes', 1660, '“Last four” sells better than any special I have ever recited.'],
  [8, 27, 'Wanjiru Kamau', 1350, 'Swaps without asking are the best thing that has happened to my Sundays.'],
  [8, 2, 'Ilse Okafor', 1344, 'And the best thing that has happened to my Mondays.', 12],
  [9, 43, 'Rui Takahashi', 1010, 'The lime is right. Please do not tell anyone that I said so.'],
  [10, 22, 'Hana Kovářová', 760, 'Which two buttons? I think that I know.'],
  [11, null, 'Beppe', 540, 'Taste the tin and not the sample. This.'],
];

export const seedComments = (seed: Seed, now: Date): StoredComment[] =>
  (seed === 'empty' ? [] : comments).map(([postId, userId, name, hoursAgo, text, replyTo], index) => ({
    id: index + 1,
    postId,
    parentId: replyTo ?? null,
    userId,
    name,
    avatar: userId !== null && userId > 3 && (userId - 1) % 3 !== 0 ? drawPlate(name) : '',
    text,
    commentedAt: new Date(now.getTime() - hoursAgo * 60 * minute).toISOString(),
  }));
