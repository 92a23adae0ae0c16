import { useUnseenMessages } from '@larder/domain';
import { useCountReport, type CountProps } from './useCountReport';

/** Counts unread messages. Renders nothing. */
export function ChatCount({ onChange }: CountProps) {
  useCountReport('chat', useUnseenMessages(true), onChange);
  return null;
}
