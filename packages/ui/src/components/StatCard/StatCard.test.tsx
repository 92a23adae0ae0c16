import { describeConformance } from '../../private/testing/conformance';
import { StatCard } from './StatCard';

describeConformance(StatCard, { label: 'Covers', value: '148' }, { element: 'div' });
