/** Setup of unit tests with a DOM. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// The default of one second is too short on a busy machine. Stay below the timeout of a test.
configure({ asyncUtilTimeout: 4000 });

// Files of a worker share the document, so what the tests of a file render would stay for the next file.
afterAll(() => {
  // Some files run in Node.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
});
