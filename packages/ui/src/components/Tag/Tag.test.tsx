import { describeConformance } from '../../private/testing/conformance';
import { Tag } from './Tag';

describeConformance(Tag, { children: 'Vegan' }, { element: 'span' });
