import { version } from 'react';

const knowsInert = Number.parseInt(version, 10) >= 19;

/** `inert` for whichever React is at hand: 18 leaves a boolean out, 19 takes the empty string for false. */
export const inert = (isInert: boolean) => ({ inert: (knowsInert ? isInert : isInert ? '' : undefined) as boolean });
