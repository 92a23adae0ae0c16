import { useAllUsers, useSession } from '@larder/domain';
import { viewAccesses, type View } from '@larder/domain/contract';
import { Alert, Avatar, Button, Stack, Switch, Text } from '@larder/ui';
import { Dialog, IconButton, Select } from '@larder/ui/overlays';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';

export interface ViewShareDialogProps {
  view: View;
  onClose: () => void;
  /** Rejects if the request fails. */
  onSave: (set: Pick<View, 'scope' | 'sharedWith'>) => Promise<void>;
}

/** Dialog for who can see and who can edit a view. */
export function ViewShareDialog({ view, onClose, onSave }: ViewShareDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: everyone = [] } = useAllUsers();
  const reason = useFailureReason();
  const [isForAll, setForAll] = useState(view.scope === 'workplace');
  const [sharedWith, setSharedWith] = useState(view.sharedWith);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const others = everyone.filter(
    ({ id }) => id !== view.ownerId && id !== user?.id && !sharedWith.some(({ userId }) => userId === id),
  );

  const submit = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave({ scope: isForAll ? 'workplace' : 'personal', sharedWith });
      onClose();
    } catch (error) {
      setFailure(reason(error));
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lists.views.shareTitle', { name: view.name })}
      description={t('lists.views.shareLead')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="filled" loading={isSaving} onClick={() => void submit()}>
            {t('lists.views.shareConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap="px16">
        {failure && (
          <Alert tone="danger" title={t('lists.views.failed')}>
            {failure}
          </Alert>
        )}
        <Switch
          label={t('lists.views.forAll')}
          description={t('lists.views.forAllHelp')}
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
        <Select
          label={t('lists.views.addPerson')}
          placeholder={t('lists.views.addPersonPlaceholder')}
          value={null}
          searchable
          options={others.map(({ id, fullName, email }) => ({
            value: String(id),
            label: fullName,
            description: email,
          }))}
          onValueChange={(id) => setSharedWith((previous) => [...previous, { userId: Number(id), access: 'view' }])}
        />
        {sharedWith.map(({ userId, access }) => {
          const person = everyone.find(({ id }) => id === userId);
          const name = person?.fullName ?? t('lists.views.someone');
          return (
            <Stack key={userId} direction="row" gap="px10">
              <Avatar name={name} src={person?.avatar || undefined} size={32} colorKey={userId} aria-hidden />
              <Text as="bdi" variant="bodyStrong" truncate style={{ flex: 1 }}>
                {name}
              </Text>
              <Select
                label={t('lists.views.accessOf', { name })}
                hideLabel
                size="sm"
                value={access}
                options={viewAccesses.map((value) => ({ value, label: t(`lists.views.access.${value}`) }))}
                onValueChange={(next) =>
                  setSharedWith((previous) =>
                    previous.map((share) => (share.userId === userId ? { userId, access: next } : share)),
                  )
                }
              />
              <IconButton
                size="sm"
                icon={X}
                label={t('lists.views.removePerson', { name })}
                onClick={() => setSharedWith((previous) => previous.filter((share) => share.userId !== userId))}
              />
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}
