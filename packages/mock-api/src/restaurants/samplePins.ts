/** PINs of approvers, for the help panel of the demo. Never part of a response. */
export const samplePins: readonly { staffId: string; name: string; pin: string }[] = [
  { staffId: 'stf-1', name: 'Ilse Okafor', pin: '2468' },
  { staffId: 'stf-11', name: 'Maren Holt', pin: '1357' },
  { staffId: 'stf-15', name: 'Inês Valadares', pin: '8642' },
  { staffId: 'stf-23', name: 'Catarina Lobo', pin: '7531' },
  { staffId: 'stf-29', name: 'Haruka Shimizu', pin: '4826' },
  { staffId: 'stf-37', name: 'Shun Ogata', pin: '9173' },
];
