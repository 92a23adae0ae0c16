import { describeConformance } from '../../private/testing/conformance';
import { RichText } from './RichText';

// What is cleaned away is tested in a browser, in the stories: the document of these tests does not parse like one.
describeConformance(RichText, { html: '<p>Hake</p>' }, { element: 'div' });
