import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { newsletterEndpoints, type Subscription } from './newsletter.contract';

export const useSubscribe = () =>
  useMutation({ mutationFn: (subscription: Subscription) => call(newsletterEndpoints.subscribe, subscription) });
