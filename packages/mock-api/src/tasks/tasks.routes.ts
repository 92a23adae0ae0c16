import { taskEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { taskHandlers } from './tasks.handlers';

export const routes: readonly Route[] = [...bind(taskEndpoints, taskHandlers)];
