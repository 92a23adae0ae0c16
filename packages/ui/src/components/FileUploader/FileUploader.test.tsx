import { describeConformance } from '../../private/testing/conformance';
import { FileUploader } from './FileUploader';

describeConformance(FileUploader, { label: 'Papers', upload: () => Promise.resolve('at 7') }, { element: 'button' });
