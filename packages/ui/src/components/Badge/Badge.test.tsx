import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Badge } from './Badge';
import { BadgeAnchor } from './BadgeAnchor';

describe('Badge', () => {
  describeConformance(Badge, { count: 3 }, { element: 'span' });
});

describe('BadgeAnchor', () => {
  describeConformance(BadgeAnchor, { badge: '3', children: 'Cart' }, { element: 'span' });
});
