export { Tooltip } from '../components/Tooltip/Tooltip';
export type { TooltipProps } from '../components/Tooltip/Tooltip';
