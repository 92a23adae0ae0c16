import { articles } from './de/articles';
import { blog } from './de/blog';
import { chats } from './de/chats';
import { help } from './de/help';
import { mail } from './de/mail';
import { people } from './de/people';
import { posts } from './de/posts';
import { service } from './de/service';
import { shop } from './de/shop';
import { work } from './de/work';

export const texts = { ...work, ...mail, ...chats, ...help, ...blog, ...shop, ...people, ...service };
export const markup = { ...articles, ...posts };
