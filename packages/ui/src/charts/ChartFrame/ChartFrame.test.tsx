import { describeConformance } from '../../private/testing/conformance';
import { ChartFrame } from './ChartFrame';

describeConformance(
  ChartFrame,
  { summary: 'Sales rise.', blockSize: 80, table: { columns: [], rows: [] }, children: 'drawing' },
  { element: 'figure' },
);
