/** Setup of all unit tests. Node projects have no DOM, so Testing Library is configured in `vitest.dom.setup.ts`. */
import * as fc from 'fast-check';
import { afterEach } from 'vitest';
import { resetServerTime } from '../packages/domain/src/time/testing/resetServerTime.ts';

// `vitest.config.ts` sets one seed per commit.
fc.configureGlobal({ seed: Number(process.env.LARDER_SEED) });

// Files of a worker share modules, so a test's clock would stay for the next file.
afterEach(resetServerTime);
