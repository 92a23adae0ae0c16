export { SegmentedControl } from '../components/SegmentedControl/SegmentedControl';
export type { SegmentedControlProps, SegmentOption } from '../components/SegmentedControl/SegmentedControl';
