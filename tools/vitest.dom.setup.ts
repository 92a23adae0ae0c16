/** Setup of unit tests with a DOM. */
import { configure } from '@testing-library/react';

// The default of one second is too short on a busy machine. Stay below the timeout of a test.
configure({ asyncUtilTimeout: 4000 });
