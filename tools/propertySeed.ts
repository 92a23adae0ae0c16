/** What `LARDER_SEED` says, the seed of every property test: a series of random cases. `vitest.config.ts` chooses one a commit. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.LARDER_SEED) });
