import { describeConformance } from '../../private/testing/conformance';
import { RichText } from './RichText';

// Sanitizing is tested in stories: happy-dom parses HTML differently from browsers.
describeConformance(RichText, { html: '<p>Hake</p>' }, { element: 'div' });
