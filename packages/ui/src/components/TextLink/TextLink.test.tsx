import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextLink } from './TextLink';

describe('TextLink', () => {
  describeConformance(TextLink, { href: '/menu', children: 'Open the menu' }, { element: 'a' });
});
