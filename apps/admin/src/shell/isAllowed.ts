import { currentAbility } from '@larder/domain';

/** Whether the signed-in user may. A module of its own, so that sign-in does not load the ability code. */
export const isAllowed = (action: string, subject: string) => currentAbility().can(action, subject);
