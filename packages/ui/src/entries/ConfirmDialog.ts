export { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';
export type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog';
