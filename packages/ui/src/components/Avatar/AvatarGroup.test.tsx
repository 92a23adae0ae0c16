import { describeConformance } from '../../private/testing/conformance';
import { AvatarGroup } from './AvatarGroup';

describeConformance(AvatarGroup, { label: 'Invited', people: [{ name: 'Maren Holt' }] }, { element: 'ul' });
