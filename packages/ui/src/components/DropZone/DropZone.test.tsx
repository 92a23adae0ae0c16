import { describeConformance } from '../../private/testing/conformance';
import { DropZone } from './DropZone';

// The `DropZone` of react-aria generates the IDs that connect its button with its label.
describeConformance(DropZone, { label: 'Photos', onAdd: () => {} }, { element: 'button', skip: ['id'] });
