import { version } from 'react';

const name = Number.parseInt(version, 10) >= 19 ? 'popoverTarget' : 'popovertarget';

/** The attribute under the name that the React at hand knows: 18 passes it on as it is written. */
export const popoverTarget = (id: string) => ({ [name]: id }) as { popoverTarget: string };
