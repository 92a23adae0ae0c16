import type { UserDetails } from '@larder/domain/contract';

/** The user who has a second sign-in step in the initial data. */
export const twoStepUserId = 7;

export const seedTwoSteps = (userId: number): UserDetails['twoSteps'] =>
  userId === twoStepUserId
    ? { enabled: true, method: 'sms', phone: '+1 212 555 0107' }
    : { enabled: false, method: null, phone: null };

/** Reads the setting without creating the rest of the details. */
export const twoStepsOf = (db: { userDetails: Record<string, UserDetails> }, userId: number) =>
  db.userDetails[userId]?.twoSteps ?? seedTwoSteps(userId);
