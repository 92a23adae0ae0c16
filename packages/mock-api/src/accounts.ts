const password = 'larder-demo-1';

/** The code that every second step accepts. */
export const demoCode = '123456';
/** The token of every link, because no email is sent. */
export const demoToken = 'demo-token';

export const demoAccounts: readonly { email: string; password: string; role: 'owner' | 'manager' | 'server' }[] = [
  { email: 'maren.holt@saltmarsh.example', password, role: 'owner' },
  { email: 'ilse.okafor@saltmarsh.example', password, role: 'manager' },
  { email: 'tomas.reyes@saltmarsh.example', password, role: 'server' },
];

/** An account with two-step sign-in. */
export const demoTwoStepAccount = { email: 'noor.haddad@saltmarsh.example', password };
