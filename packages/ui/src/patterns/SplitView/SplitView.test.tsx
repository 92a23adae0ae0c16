import { describeConformance } from '../../private/testing/conformance';
import { SplitView } from './SplitView';

describeConformance(
  SplitView,
  { list: 'Inbox', detail: 'Letter', listLabel: 'Inbox', detailLabel: 'Letter' },
  { element: 'div' },
);
