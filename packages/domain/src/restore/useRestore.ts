import { useMutation, type QueryKey } from '@tanstack/react-query';
import { call } from '../http/client';
import { restoreEndpoints, type RestoreSubject } from './restore.contract';

/** Queries that a restored record can appear in. */
const queryKeys: Record<RestoreSubject, QueryKey> = {
  user: ['users'],
  role: ['roles'],
  permission: ['permissions'],
  invoice: ['invoices'],
  event: ['events'],
  post: ['blog'],
  comment: ['blog'],
  apiKey: ['api-keys'],
  view: ['views'],
  paymentMethod: ['users', 'detail'],
  address: ['users', 'detail'],
  profilePost: ['profile'],
};

/** Undoes deletions: the records return with the same IDs, in the same places. */
export const useRestore = (subject: RestoreSubject) =>
  useMutation({
    mutationFn: (ids: (number | string)[]) => call(restoreEndpoints.restore, { subject, ids }),
    onSuccess: (_response, _ids, _before, { client }) => client.invalidateQueries({ queryKey: queryKeys[subject] }),
  });
