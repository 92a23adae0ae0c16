import type { UserDetails } from '@larder/domain/contract';

const at = '2026-11-20T20:15:00Z';

/** Details of a user with a free plan. */
export const noorDetails: UserDetails = {
  userId: 7,
  tasksDone: 0,
  projectsDone: 0,
  projects: [],
  timeline: [],
  profile: { taxId: '', language: 'en' },
  plan: {
    name: 'basic',
    period: 'monthly',
    price: 0,
    startedAt: at,
    activeUntil: at,
    cancelAtPeriodEnd: false,
    isTrial: false,
    trialUsed: false,
  },
  twoSteps: { enabled: false, method: null, phone: null },
  devices: [],
  paymentMethods: [],
  addresses: [],
  billing: { company: '', email: '', taxId: '', vatId: '', phone: '' },
  notifications: { matrix: [], when: 'always' },
  connections: { services: [], social: [] },
};
