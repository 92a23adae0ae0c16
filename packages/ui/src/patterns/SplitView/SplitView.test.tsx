import { fireEvent, screen } from '@testing-library/react';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { SplitView } from './SplitView';

const props = { list: 'Inbox', detail: 'Letter', listLabel: 'Inbox', detailLabel: 'Letter' };

describeConformance(SplitView, props, { element: 'div' });
describeControl(SplitView, props, {
  names: ['size', 'defaultSize', 'onSizeChange'],
  values: [360, 376],
  change: () => fireEvent.keyDown(screen.getByRole('separator'), { key: 'ArrowRight' }),
  shown: () => Number(screen.getByRole('separator').getAttribute('aria-valuenow')),
});
