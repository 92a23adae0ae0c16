export { MailList } from '../patterns/MailList/MailList';
export type { MailListProps } from '../patterns/MailList/MailList';
export type { Mail, MailLabel, RowActions } from '../patterns/MailList/MailRow';
