import { describeConformance } from '../../private/testing/conformance';
import { PageHeader } from './PageHeader';

describeConformance(PageHeader, { title: 'Bills' }, { element: 'header' });
