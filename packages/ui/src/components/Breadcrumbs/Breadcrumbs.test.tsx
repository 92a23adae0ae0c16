import { describeConformance } from '../../private/testing/conformance';
import { Breadcrumbs } from './Breadcrumbs';

describeConformance(Breadcrumbs, { items: [{ label: 'Menu', href: '#' }, { label: 'Dinner' }] }, { element: 'nav' });
