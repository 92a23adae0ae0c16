import type { Attachment, User, UserRole } from '@larder/domain/contract';
import { createRandom } from '../random';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';

export interface StoredComment {
  id: number;
  authorId: number;
  time: string;
  text: string;
  likerIds: number[];
  removedAt?: string;
}

export interface StoredPost {
  id: number;
  authorId: number;
  time: string;
  text: string;
  picture?: Attachment;
  likerIds: number[];
  comments: StoredComment[];
  version: number;
  removedAt?: string;
}

/** Profile data that isn't part of the user record. */
export interface StoredProfile {
  title: string;
  cover: string;
  about: string;
  joined: string;
  city: string;
  /** `null` uses the address of the user record. */
  email: string | null;
  website: string;
  favoritePages: number[];
  favoriteFeeds: number[];
  added: number[];
  version: number;
}

const hour = 3_600_000;

const titles: Record<UserRole, string> = {
  Owner: 'Owner',
  'Project Manager': 'Operations manager',
  admin: 'General manager',
  maintainer: 'Shift manager',
  editor: 'Head chef',
  author: 'Marketing lead',
  subscriber: 'Server',
};

const tones = [
  ['#5a1f45', '#c4553b'],
  ['#264653', '#e9a13b'],
  ['#2f4a3c', '#d9b65d'],
];

/** Draws a wide cover picture: dusk over a harbor. */
function drawCover(seed: string) {
  const { pick, whole } = createRandom(`cover ${seed}`);
  const [sky, glow] = pick(tones) as [string, string];
  const boats = Array.from({ length: whole(2, 4) }, (_, index) => {
    const x = 90 + index * whole(150, 210);
    return `<path d="M${x} 205h60l-12 16h-38zM${x + 30} 205v-${whole(36, 58)}l22 34z" fill="#1d1520"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 260"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient></defs><rect width="900" height="260" fill="url(#g)"/><circle cx="${whole(560, 800)}" cy="150" r="38" fill="#fff4d6" opacity=".8"/><rect y="215" width="900" height="45" fill="#1d1520" opacity=".45"/>${boats.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export function seedProfile(user: User, now: Date): StoredProfile {
  const { whole } = createRandom(`profile ${user.id}`);
  return {
    title: titles[user.role],
    cover: drawCover(user.username),
    about:
      'Grew up behind a fish stall, learned to count in oysters. Now keeps three houses in step and still plates on busy nights.',
    joined: new Date(now.getTime() - whole(300, 2400) * 24 * hour).toISOString().slice(0, 10),
    city: 'New York',
    email: null,
    website: 'https://saltmarsh.example',
    favoritePages: [2],
    favoriteFeeds: [1],
    added: [],
    version: 1,
  };
}

export const pages: readonly (readonly [title: string, subtitle: string])[] = [
  ['The Cold Store', 'Keeping and curing'],
  ['Brackwater Fish', 'What landed this morning'],
  ['Floor Notes', 'Service, told by servers'],
  ['The Bread Desk', 'Flour, water, patience'],
  ['Low & Slow', 'Braises and broths'],
];

export const feeds: readonly (readonly [name: string, handle: string, hoursAgo: number, text: string, link: string])[] =
  [
    [
      'Harbour Market',
      '@harbourmarket',
      3,
      'Hake is back, and plenty of it. Boats were in by four.',
      '/pages/blog/list',
    ],
    [
      'Allergen Watch',
      '@allergenwatch',
      9,
      'Sesame labels change on 1 January. Check your breads.',
      '/pages/knowledge-base',
    ],
    [
      'The Wine Ledger',
      '@wineledger',
      26,
      'Small whites by the glass outsell reds for the first time.',
      '/pages/blog/list',
    ],
    ['Kitchen Law', '@kitchenlaw', 51, 'New rules on tips: what goes into the pool, and who shares it.', '/pages/faq'],
  ];

/** Author, hours ago, text; comments as author, hours ago, text. Newest first. */
type Row = readonly [
  authorId: number,
  hoursAgo: number,
  text: string,
  comments: readonly (readonly [authorId: number, hoursAgo: number, text: string])[],
  media?: 'picture',
];
const posts: readonly Row[] = [
  [
    1,
    5,
    'First night of the winter menu. 148 covers, one dropped tray, no tears. Thank you all.',
    [
      [2, 4, 'The celeriac flew. We were out by nine.'],
      [4, 3, 'I dropped the tray. I have made peace with it.'],
    ],
    'picture',
  ],
  [
    2,
    27,
    'Lisbon has its terrace permit. Six tables from May, and a heater I refuse to call cosy.',
    [[1, 26, 'Bravo!']],
  ],
  [8, 50, 'How we fold napkins now. Forty seconds, no iron.', [[3, 49, 'Show this to the new ones, please.']]],
  [3, 76, 'Table 12 came back after two years and asked for the same corner. Of course.', []],
  [14, 101, 'Dashi tasting on Sunday at Komorebi. Bring a spoon and an opinion.', [[15, 100, 'I have both.']]],
  [1, 148, 'Our flour supplier is 100 years old today. We sent a loaf made of their flour.', [[11, 147, 'Perfect.']]],
  [9, 197, 'Stock count done in 38 minutes. The labels were worth every evening.', []],
  [4, 246, 'Somebody left a love letter on table 7. It is behind the bar.', [[3, 245, 'It was for the tart.']]],
];

export const photoTitles = [
  'Oysters on ice',
  'The pass at eight',
  'Bread, second proof',
  'Terrace in May',
  'Cellar stairs',
  'Morning delivery',
  'Mise en place',
  'Last table',
  'Copper pans',
];

export const suggestedIds = [4, 8, 14, 11, 25];

export const poll = {
  id: 1,
  question: 'What should the staff meal be on Fridays?',
  options: ['Taco night', 'Whatever the grill has left', 'Soup and very good bread'],
};
/** Selected option by user ID. */
export const seedVotes = (): Record<string, number> => ({ 2: 1, 4: 3, 8: 1, 9: 2, 11: 3, 14: 3, 15: 1 });

const likersOf = (key: string, most: number) => {
  const { whole } = createRandom(`likes ${key}`);
  const first = whole(2, 9);
  return Array.from({ length: whole(0, most) }, (_, index) => first + index);
};

/** Creates the posts, oldest first, so that newer posts have higher IDs. */
export function seedPosts(seed: Seed, now: Date): StoredPost[] {
  if (seed === 'empty') return [];
  const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
  const rounds = seed === 'large' ? 60 : 1;
  let commentId = 0;
  return Array.from({ length: rounds }, (_, round) => posts.map((row) => ({ row, round })))
    .flat()
    .toReversed()
    .map(({ row: [authorId, hoursAgo, text, comments, media], round }, index) => {
      const id = index + 1;
      const back = round * 260;
      const picture = {
        fileName: 'winter-menu.svg',
        size: 1_840,
        type: 'image/svg+xml',
        url: drawPlate(`post ${id}`),
      };
      return {
        id,
        authorId,
        time: ago(hoursAgo + back),
        text,
        ...(media === 'picture' ? { picture } : {}),
        likerIds: likersOf(`post ${id}`, 9),
        comments: comments.map(([author, hours, words]) => ({
          id: ++commentId,
          authorId: author,
          time: ago(hours + back),
          text: words,
          likerIds: likersOf(`comment ${commentId}`, 3),
        })),
        version: 1,
      };
    });
}
