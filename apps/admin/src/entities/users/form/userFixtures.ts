import type { User } from '@larder/domain/contract';

/** A saved user. */
export const noor: User = {
  id: 7,
  fullName: 'Noor Haddad',
  company: 'Saltmarsh',
  role: 'admin',
  username: 'noor',
  country: 'Lebanon',
  contact: '+961 1 999 999',
  email: 'noor@saltmarsh.example',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
};
