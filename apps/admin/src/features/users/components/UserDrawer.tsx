import type { User, UserProfile } from '@larder/domain/contract';
import { Alert, Button, Stack } from '@larder/ui';
import { Drawer } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserForm } from '../useUserForm';
import { DiscardDialog } from './DiscardDialog';
import { FormSummary } from './FormSummary';
import { UserFields } from './UserFields';

export interface UserDrawerProps {
  /** Who is edited; nobody makes a new one. */
  user: User | undefined;
  /** Where it is at hand, tax id and language can be edited too. */
  profile?: UserProfile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: (user: User, isNew: boolean) => void;
}

/** Adds a person, or edits one, beside the list (pages.md 5.13). Give it a key per opening: a draft starts anew. */
export function UserDrawer({ user, profile, isOpen, onOpenChange, onSaved }: UserDrawerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const state = useUserForm(user, profile, (saved, isNew) => {
    onOpenChange(false);
    onSaved(saved, isNew);
  });
  const { failure, conflict, isDirty, isSubmitting, submit } = state;

  const mayClose = () => {
    if (isSubmitting) return false;
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React carries it up to whatever form stands around the page's portal.
    event.stopPropagation();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  };

  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onRequestClose={mayClose}
        title={state.title}
        footer={
          <>
            <Button variant="plain" tone="dark" onClick={() => mayClose() && onOpenChange(false)}>
              {t('common.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="filled"
              loading={isSubmitting}
              loadingLabel={t(user ? 'users.form.saving' : 'users.form.creating')}
            >
              {t(user ? 'users.form.save' : 'users.form.create')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
          <Stack gap="px16">
            {failure && (
              <Alert tone="danger" title={t('users.form.failed')}>
                {failure}
              </Alert>
            )}
            {conflict && (
              <Alert
                tone="warning"
                title={t('users.form.conflict.title')}
                action={
                  <Stack direction="row" gap="px8">
                    <Button size="sm" onClick={conflict.takeTheirs}>
                      {t('users.form.conflict.theirs')}
                    </Button>
                    <Button size="sm" variant="filled" onClick={conflict.keepMine}>
                      {t('users.form.conflict.mine')}
                    </Button>
                  </Stack>
                }
              >
                {t('users.form.conflict.description')}
              </Alert>
            )}
            <FormSummary state={state} />
            <UserFields state={state} user={user} hasProfile={profile !== undefined} />
          </Stack>
        </form>
      </Drawer>
      <DiscardDialog
        isDirty={isOpen && isDirty && !isSubmitting}
        isAsked={isAsking}
        onAnswer={(discards) => {
          setAsking(false);
          if (discards) onOpenChange(false);
        }}
      />
    </>
  );
}
