import type { serverStatusEndpoints } from '@larder/domain/contract';
import type { Handlers } from '../router';

export const serverStatusHandlers: Handlers<typeof serverStatusEndpoints> = {
  status: () => ({ status: 'available' }),
};
