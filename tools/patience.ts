/** A machine that is busy with other tests keeps `waitFor` waiting longer than its second; below the limit of a test, so that it says for what. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 4000 });
