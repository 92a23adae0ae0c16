import type { accountAccessEndpoints } from '@larder/domain/contract';
import type { Handlers } from '../router';
import { changePassword } from './changePassword';
import { sendCode } from './sendCode';
import { verifyCode } from './verifyCode';

export const accountAccessHandlers: Handlers<typeof accountAccessEndpoints> = { sendCode, verifyCode, changePassword };
