export { Popover } from '../components/Popover/Popover';
export type { PopoverProps } from '../components/Popover/Popover';
