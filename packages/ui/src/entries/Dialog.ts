export { Dialog } from '../components/Dialog/Dialog';
export type { DialogProps } from '../components/Dialog/Dialog';
