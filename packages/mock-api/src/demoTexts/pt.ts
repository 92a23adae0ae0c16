import { articles } from './pt/articles';
import { blog } from './pt/blog';
import { chats } from './pt/chats';
import { help } from './pt/help';
import { mail } from './pt/mail';
import { people } from './pt/people';
import { posts } from './pt/posts';
import { service } from './pt/service';
import { shop } from './pt/shop';
import { work } from './pt/work';

export const texts = { ...work, ...mail, ...chats, ...help, ...blog, ...shop, ...people, ...service };
export const markup = { ...articles, ...posts };
