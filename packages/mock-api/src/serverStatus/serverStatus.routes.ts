import { serverStatusEndpoints } from '@larder/domain/contract';
import { bind, type Handlers, type Route } from '../router';

const handlers: Handlers<typeof serverStatusEndpoints> = { status: () => ({ status: 'available' }) };

export const routes: readonly Route[] = [...bind(serverStatusEndpoints, handlers)];
