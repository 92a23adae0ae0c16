import { useSession } from '@larder/domain';
import { conversationOf, replyTo, type MailMessage, type OpenedEmail, type ReplyKind } from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forwardedText } from './forwardedText';
import type { Composers } from './useComposers';
import type { MailLabels } from './useMailLabels';

/** Opens replies: below the open email if they reply to its last message, otherwise in a composer window. */
export function useReplying(open: OpenedEmail | undefined, composers: Composers, labels: MailLabels) {
  const { t } = useTranslation();
  const self = useSession().user?.email ?? '';
  /** ID of the email whose quick reply is open. */
  const [replyingTo, setReplyingTo] = useState<number>();
  const openId = open?.id;
  return {
    isReplying: replyingTo !== undefined && replyingTo === openId,
    // A reply may close after another email was opened.
    setReplying: (isReplying: boolean) =>
      setReplyingTo((now) => {
        if (isReplying) return openId;
        return now === openId ? undefined : now;
      }),
    reply: (message: MailMessage, kind: ReplyKind) => {
      const isLast = open !== undefined && conversationOf(open).at(-1)?.id === message.id;
      if (kind === 'reply' && isLast && open.folder !== 'draft') return setReplyingTo(open.id);
      const quote = kind === 'forward' ? forwardedText(message, labels, t) : undefined;
      return composers.compose(replyTo(message, kind, self, quote));
    },
  };
}
