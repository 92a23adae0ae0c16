import { blogEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { blogHandlers } from './blog.handlers';

export const routes: readonly Route[] = [...bind(blogEndpoints, blogHandlers)];
