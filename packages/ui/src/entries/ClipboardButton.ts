export { ClipboardButton } from '../components/ClipboardButton/ClipboardButton';
export type { ClipboardButtonProps } from '../components/ClipboardButton/ClipboardButton';
