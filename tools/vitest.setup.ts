/** Setup of all unit tests. Node projects have no DOM, so Testing Library is configured in `vitest.dom.setup.ts`. */
import * as fc from 'fast-check';

// One series of random cases a commit: `vitest.config.ts` sets the seed.
fc.configureGlobal({ seed: Number(process.env.LARDER_SEED) });
