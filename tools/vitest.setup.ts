/** Setup of all unit tests. Node projects have no DOM, so Testing Library is configured in `vitest.dom.setup.ts`. */
import * as fc from 'fast-check';

// `vitest.config.ts` sets one seed per commit.
fc.configureGlobal({ seed: Number(process.env.LARDER_SEED) });
