import { chatEndpoints, chatProfileEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { chatHandlers } from './chats.handlers';

export const routes: readonly Route[] = [...bind({ ...chatEndpoints, ...chatProfileEndpoints }, chatHandlers)];
