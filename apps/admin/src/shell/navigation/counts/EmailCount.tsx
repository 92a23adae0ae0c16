import { useUnreadEmails } from '@larder/domain';
import { useCountReport, type CountProps } from './useCountReport';

/** Counts unread emails. Renders nothing. */
export function EmailCount({ onChange }: CountProps) {
  useCountReport('email', useUnreadEmails(true), onChange);
  return null;
}
