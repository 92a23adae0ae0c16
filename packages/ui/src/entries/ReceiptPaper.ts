export { ReceiptPaper } from '../patterns/ReceiptPaper/ReceiptPaper';
export type { ReceiptItem, ReceiptPaperProps, ReceiptSum } from '../patterns/ReceiptPaper/ReceiptPaper';
