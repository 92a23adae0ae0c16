import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ButtonGroup } from './ButtonGroup';

describe('ButtonGroup', () => {
  describeConformance(
    ButtonGroup,
    { label: 'Bill', children: <button type="button">Print</button> },
    { element: 'div' },
  );
});
