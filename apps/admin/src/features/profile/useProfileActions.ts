import { ledgerCall, useUpdateProfile } from '@larder/domain';
import {
  profileEndpoints,
  restoreEndpoints,
  type ProfileComment,
  type ProfilePost,
  type ProfileUpdate,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';

type Change = Parameters<ReturnType<typeof useRecordChange>>[0];

/** Returns functions that change the profile. Removals can be undone. */
export function useProfileActions() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateProfile();
  const reload = ['profile'];

  /** Resolves to false if it failed. */
  const save = async (input: ProfileUpdate, change?: Omit<Change, 'reload'>): Promise<boolean> => {
    try {
      await update(input);
    } catch (error) {
      void showFailure(t('profile.toasts.failed'), error);
      return false;
    }
    if (change) record({ ...change, reload });
    return true;
  };
  const undoWith = (input: ProfileUpdate) => [ledgerCall(profileEndpoints.update, input)];

  return {
    save,
    removePost: ({ id }: ProfilePost) =>
      save(
        { section: 'posts', id, data: { isDeleted: true } },
        {
          text: { key: 'profile.toasts.postDeleted', values: {} },
          calls: [ledgerCall(restoreEndpoints.restore, { subject: 'profilePost', ids: [id] })],
        },
      ),
    removeComment: (post: ProfilePost, { id }: ProfileComment) =>
      save(
        { section: 'posts', id: post.id, data: { comment: { id, isDeleted: true } } },
        {
          text: { key: 'profile.toasts.commentDeleted', values: {} },
          calls: undoWith({ section: 'posts', id: post.id, data: { comment: { id, isDeleted: false } } }),
        },
      ),
    setFriend: (id: number, name: string, isAdded: boolean) =>
      save(
        { section: 'suggestions', id, data: { isAdded } },
        {
          text: { key: `profile.toasts.${isAdded ? 'friendAdded' : 'friendRemoved'}`, values: { name } },
          calls: undoWith({ section: 'suggestions', id, data: { isAdded: !isAdded } }),
        },
      ),
  };
}
export type ProfileActions = ReturnType<typeof useProfileActions>;
