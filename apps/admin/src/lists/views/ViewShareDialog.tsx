import { useAllUsers, useSession } from '@larder/domain';
import { viewAccesses, type View, type ViewAccess } from '@larder/domain/contract';
import { Avatar, Stack, Switch, Text } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { IconButton, Select, type SelectOption } from '@larder/ui/overlays';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../components/FormLayer';
import { LoadError } from '../../components/LoadError';
import { useFieldForm } from '../../hooks/useFieldForm';

export interface ViewShareDialogProps {
  view: View;
  /** URL of the list with the view. */
  link: string;
  /** Views that the user can share instead, including this one. */
  choice?: { options: readonly SelectOption[]; onChoose: (id: string) => void };
  /** @default true */
  open?: boolean;
  onClose: () => void;
  /** Rejects if the request fails. */
  onSave: (set: Pick<View, 'scope' | 'sharedWith'>) => Promise<void>;
}

/** Dialog for who can see and who can edit a view. */
export function ViewShareDialog({ view, link, choice, open = true, onClose, onSave }: ViewShareDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const people = useAllUsers();
  const everyone = people.data ?? [];
  const form = useFieldForm({
    initial: { scope: view.scope, sharedWith: view.sharedWith },
    validate: () => ({}),
    send: async (set) => {
      await onSave(set);
      onClose();
    },
  });
  const { sharedWith, scope } = form.values;
  const others = everyone.filter(
    ({ id }) => id !== view.ownerId && id !== user?.id && !sharedWith.some(({ userId }) => userId === id),
  );
  const personRow = (id: number, end: (name: string) => ReactNode) => {
    const person = everyone.find((each) => each.id === id);
    const name = person?.fullName ?? (id === user?.id ? user.fullName : t('lists.views.someone'));
    return (
      <Stack key={id} direction="row" gap="px10">
        <Avatar name={name} src={person?.avatar || undefined} size={32} colorKey={id} aria-hidden />
        <Text as="bdi" variant="bodyStrong" truncate style={{ flex: 1 }}>
          {name}
        </Text>
        {end(name)}
      </Stack>
    );
  };
  const setAccess = (id: number, access: ViewAccess) =>
    form.set({ sharedWith: sharedWith.map((share) => (share.userId === id ? { userId: id, access } : share)) });

  return (
    <FormLayer
      kind="dialog"
      open={open}
      onOpenChange={onClose}
      title={t('lists.views.shareTitle', { name: view.name })}
      description={t('lists.views.shareLead')}
      footerStart={<ClipboardButton value={link} label={t('common.share.copy')} style={{ marginInlineEnd: 'auto' }} />}
      saveLabel={t('lists.views.shareConfirm')}
      failureTitle={t('lists.views.failed')}
      form={form}
    >
      {choice && (
        <Select
          label={t('lists.views.choose')}
          value={view.id}
          disabled={form.isDirty}
          description={form.isDirty ? t('lists.views.chooseLater') : undefined}
          options={choice.options}
          onValueChange={choice.onChoose}
        />
      )}
      <Switch
        label={t('lists.views.forAll')}
        description={t('lists.views.forAllHelp')}
        checked={scope === 'workplace'}
        onChange={({ target }) => form.set({ scope: target.checked ? 'workplace' : 'personal' })}
      />
      {people.isLoadingError ? (
        <LoadError title={t('users.list.failed')} query={people} />
      ) : (
        <Select
          label={t('lists.views.addPerson')}
          placeholder={t('lists.views.addPersonPlaceholder')}
          value={null}
          disabled={people.isPending}
          searchable
          options={others.map(({ id, fullName, email }) => ({
            value: String(id),
            label: fullName,
            description: email,
          }))}
          onValueChange={(id) => form.set({ sharedWith: [...sharedWith, { userId: Number(id), access: 'view' }] })}
        />
      )}
      {personRow(view.ownerId, () => (
        <Text>{t('lists.views.access.owner')}</Text>
      ))}
      {sharedWith.map(({ userId, access }) =>
        personRow(userId, (name) => (
          <>
            <Select
              label={t('lists.views.accessOf', { name })}
              hideLabel
              size="sm"
              value={access}
              options={viewAccesses.map((value) => ({ value, label: t(`lists.views.access.${value}`) }))}
              onValueChange={(next) => setAccess(userId, next)}
            />
            <IconButton
              size="sm"
              icon={X}
              label={t('lists.views.removePerson', { name })}
              onClick={() => form.set({ sharedWith: sharedWith.filter((share) => share.userId !== userId) })}
            />
          </>
        )),
      )}
    </FormLayer>
  );
}
