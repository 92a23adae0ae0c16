import { articles } from './fr/articles';
import { blog } from './fr/blog';
import { chats } from './fr/chats';
import { help } from './fr/help';
import { mail } from './fr/mail';
import { people } from './fr/people';
import { posts } from './fr/posts';
import { service } from './fr/service';
import { shop } from './fr/shop';
import { work } from './fr/work';

export const texts = { ...work, ...mail, ...chats, ...help, ...blog, ...shop, ...people, ...service };
export const markup = { ...articles, ...posts };
