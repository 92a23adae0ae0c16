import { candidateEndpoints, openingEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { candidateHandlers } from './candidates.handlers';
import { openingHandlers } from './openings.handlers';

export const routes: readonly Route[] = [
  ...bind(openingEndpoints, openingHandlers),
  ...bind(candidateEndpoints, candidateHandlers),
];
