import { billApprovalEndpoints, billEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { billApprovalHandlers } from './billApprovals.handlers';
import { billHandlers } from './bills.handlers';

export const routes: readonly Route[] = [
  ...bind(billEndpoints, billHandlers),
  ...bind(billApprovalEndpoints, billApprovalHandlers),
];
