const password = 'larder-demo-1';

export const demoAccounts: readonly { email: string; password: string; role: 'owner' | 'manager' | 'server' }[] = [
  { email: 'maren.holt@saltmarsh.example', password, role: 'owner' },
  { email: 'ilse.okafor@saltmarsh.example', password, role: 'manager' },
  { email: 'tomas.reyes@saltmarsh.example', password, role: 'server' },
];
