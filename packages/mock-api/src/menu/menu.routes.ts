import { eightySixEndpoints, menuEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { eightySixHandlers } from './eightySix.handlers';
import { menuHandlers } from './menu.handlers';

export const routes: readonly Route[] = [
  ...bind(menuEndpoints, menuHandlers),
  ...bind(eightySixEndpoints, eightySixHandlers),
];
