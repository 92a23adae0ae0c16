import { bookmarkEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { bookmarkHandlers } from './bookmarks.handlers';

export const routes: readonly Route[] = [...bind(bookmarkEndpoints, bookmarkHandlers)];
