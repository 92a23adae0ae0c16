import { describeConformance } from '../../private/testing/conformance';
import { DropZone } from './DropZone';

// react-aria's zone keeps its ids to itself: they tie its button to its label.
describeConformance(DropZone, { label: 'Photos', onFiles: () => {} }, { element: 'div', skip: ['id'] });
