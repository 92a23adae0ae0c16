export { Timeline } from '../components/Timeline/Timeline';
export type { TimelineEvent, TimelineProps } from '../components/Timeline/Timeline';
