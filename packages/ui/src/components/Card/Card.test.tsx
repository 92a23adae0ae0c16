import { describeConformance } from '../../private/testing/conformance';
import { Card } from './Card';

describeConformance(Card, { title: 'Open bills', children: '38' }, { element: 'section' });
