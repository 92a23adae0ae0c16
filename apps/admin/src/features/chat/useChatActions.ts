import { ledgerCall, useAbility, useUpdateChat, useUpdateMessage } from '@larder/domain';
import { chatEndpoints, type ChatContact, type ChatContactChanges, type ChatMessage } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';

const reload = ['chats', 'menuCounts'];

/** Changes that undo those with an undo button in their toast. */
const inverses = {
  cleared: { cleared: false },
  removed: { isRemoved: false },
  blocked: { isBlocked: false },
} satisfies Record<string, ChatContactChanges>;
const changes = {
  cleared: { cleared: true },
  removed: { isRemoved: true },
  blocked: { isBlocked: true },
} satisfies Record<string, ChatContactChanges>;

/** Returns functions that change contacts and messages. */
export function useChatActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const showFailure = useFailureToast();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateChat();
  const { mutateAsync: updateMessage } = useUpdateMessage();
  const denial = (action: 'create' | 'update') =>
    ability.can(action, 'chat') ? undefined : t(`chat.denied.${action}`);
  const report = (key: string, name: string) => (error: unknown) => {
    void showFailure(t(key, { name }), error);
  };

  return {
    denial,
    report,
    /** Pins, mutes, tags, unblocks or marks a contact as important. Shows a toast only on an error. */
    mark: ({ id, fullName }: ChatContact, data: ChatContactChanges) =>
      void update({ contactId: id, data }).catch(report('chat.toasts.failed', fullName)),
    /** Clears, removes or blocks a contact and offers to undo it. */
    change: async ({ id, fullName: name }: ChatContact, kind: keyof typeof changes) => {
      try {
        await update({ contactId: id, data: changes[kind] });
        record({
          text: { key: `chat.toasts.${kind}`, values: { name } },
          calls: [ledgerCall(chatEndpoints.update, { contactId: id, data: inverses[kind] })],
          reload,
        });
      } catch (error) {
        report('chat.toasts.failed', name)(error);
      }
    },
    /** Saves a new text of a message. Rejects if it failed. */
    edit: (contactId: number, { id = 0 }: ChatMessage, message: string) =>
      updateMessage({ contactId, msg: { id, message } }),
    /** Deletes a message and offers to undo it. */
    remove: async ({ id: contactId, fullName: name }: ChatContact, { id = 0 }: ChatMessage) => {
      try {
        await updateMessage({ contactId, msg: { id, isDeleted: true } });
        record({
          text: { key: 'chat.toasts.deleted', values: { name } },
          calls: [ledgerCall(chatEndpoints.updateMessage, { contactId, msg: { id, isDeleted: false } })],
          reload,
        });
      } catch (error) {
        report('chat.toasts.deleteFailed', name)(error);
      }
    },
  };
}
export type ChatActions = ReturnType<typeof useChatActions>;
