import type { User, UserProfile } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import { useUserValueText } from '../useUserLabels';
import { useUserForm } from './useUserForm';
import { FormSummary } from './FormSummary';
import { useRecordUser } from './useRecordUser';
import { UserFields } from './UserFields';

export interface UserDrawerProps {
  /** The user to edit; undefined to add one. */
  user: User | undefined;
  /** The user's tax ID and language. If undefined, those fields are hidden. */
  profile?: UserProfile;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the saved user. `isNew` is true for an added user. */
  onSaved?: (user: User, isNew: boolean) => void;
}

/** Drawer that adds or edits a user. Render it with a new `key` each time it opens, to reset the draft. */
export function UserDrawer({ user, profile, open, onOpenChange, onSaved }: UserDrawerProps) {
  const { t } = useTranslation();
  const valueText = useUserValueText();
  const record = useRecordUser();
  const state = useUserForm(user, profile, (saved, previous, isAnother, oldProfile) => {
    if (!isAnother) onOpenChange(false);
    record(saved, previous, oldProfile);
    onSaved?.(saved, previous === undefined);
  });
  const { conflict } = state;

  return (
    <FormLayer
      kind="drawer"
      open={open}
      onOpenChange={onOpenChange}
      title={state.title}
      saveLabel={t(user ? 'users.form.save' : 'users.form.create')}
      savingLabel={t(user ? 'users.form.saving' : 'users.form.creating')}
      secondary={user ? undefined : { label: t('users.form.createAnother'), onSubmit: state.submitAndReset }}
      form={state}
    >
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`users.fields.${name}`),
          from: valueText(name, from),
          to: valueText(name, to),
        })}
      />
      <FormSummary state={state} />
      <UserFields state={state} user={user} showProfileFields={profile !== undefined} />
    </FormLayer>
  );
}
