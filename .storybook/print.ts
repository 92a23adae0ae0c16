import { cdp } from 'vitest/browser';

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

globalThis.larderPrint = async (check) => {
  await emulate('print');
  try {
    if (!matchMedia('print').matches) throw new Error('The browser does not emulate print.');
    await check();
  } finally {
    await emulate('');
  }
};
