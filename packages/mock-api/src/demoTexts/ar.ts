import { articles } from './ar/articles';
import { blog } from './ar/blog';
import { chats } from './ar/chats';
import { help } from './ar/help';
import { mail } from './ar/mail';
import { people } from './ar/people';
import { posts } from './ar/posts';
import { service } from './ar/service';
import { shop } from './ar/shop';
import { work } from './ar/work';

export const texts = { ...work, ...mail, ...chats, ...help, ...blog, ...shop, ...people, ...service };
export const markup = { ...articles, ...posts };
