import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ButtonLink } from './ButtonLink';

describe('ButtonLink', () => {
  describeConformance(ButtonLink, { href: '/menu', children: 'Open the menu' }, { element: 'a' });
});
