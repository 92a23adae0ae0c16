const password = 'larder-demo-1';

/** Accounts to try the app with; the data behind them is made up. */
export const demoAccounts: readonly { email: string; password: string; role: 'owner' | 'manager' | 'server' }[] = [
  { email: 'maren.holt@saltmarsh.example', password, role: 'owner' },
  { email: 'ilse.okafor@saltmarsh.example', password, role: 'manager' },
  { email: 'tomas.reyes@saltmarsh.example', password, role: 'server' },
];
