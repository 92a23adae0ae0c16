import { invoiceEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { invoiceHandlers } from './invoices.handlers';

export const routes: readonly Route[] = [...bind(invoiceEndpoints, invoiceHandlers)];
