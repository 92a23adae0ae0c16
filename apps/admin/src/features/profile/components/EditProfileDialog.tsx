import { useUpdateProfile } from '@larder/domain';
import { profileEndpoints, type ProfileData } from '@larder/domain/contract';
import { Alert, Avatar, Button, Stack, TextArea, TextField } from '@larder/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import { useRecordForm } from '../../../hooks/useRecordForm';
import { notify } from '../../../lib/notify';
import { PictureButton } from './PictureButton';
import * as styles from './Profile.css';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';

interface ProfileValues {
  name: string;
  title: string;
  cover: string;
  photo: string;
  about: string;
}

const valuesOf = (profile: ProfileData | undefined): ProfileValues => ({
  name: profile?.header.name ?? '',
  title: profile?.header.title ?? '',
  cover: profile?.header.cover ?? '',
  photo: profile?.header.photo ?? '',
  about: profile?.userAbout.about ?? '',
});

const { input } = profileEndpoints.update;
const errorsOf = ({ about, ...header }: ProfileValues) =>
  withoutPrefix(
    {
      ...schemaErrors(input, { section: 'header', data: header }),
      ...schemaErrors(input, { section: 'userAbout', data: { about } }),
    },
    'data',
  );

/** Changes cover, photo, name, title and text of the profile. */
export function EditProfileDialog({ profile, onClose }: { profile: ProfileData; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateProfile();
  const [pictureError, setPictureError] = useState<string>();
  const form = useRecordForm<ProfileData, ProfileValues>({
    record: profile,
    valuesOf,
    validate: errorsOf,
    save: async (values, { about, ...header }, stored = profile) => {
      let { version } = stored;
      // Both are sections of one record, so the second request needs the version that the first one returned.
      if (Object.keys(header).length > 0)
        version = (await update({ section: 'header', version, data: header })).version;
      if (about !== undefined) version = (await update({ section: 'userAbout', version, data: { about } })).version;
      return { ...stored, header: values, userAbout: { ...stored.userAbout, about: values.about }, version };
    },
    onSaved: () => {
      onClose();
      void notify((toast) => void toast.success(t('profile.toasts.saved')));
    },
  });
  const { values, set, errorOf, conflict } = form;
  const choose = (changes: Partial<ProfileValues>) => {
    setPictureError(undefined);
    set(changes);
  };
  const pictureButtons = (name: 'cover' | 'photo') => {
    const label = t(`profile.fields.${name}`);
    return (
      <div className={styles.tools}>
        <PictureButton
          label={label}
          onChoose={({ url }) => choose({ [name]: url })}
          onReject={() => setPictureError(t('profile.pictureInvalid'))}
        />
        {values[name] && (
          <Button size="sm" variant="plain" tone="danger" startIcon={Trash2} onClick={() => choose({ [name]: '' })}>
            {t('profile.removePicture', { label })}
          </Button>
        )}
      </div>
    );
  };
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t('profile.editProfile')}
      saveLabel={t('profile.save')}
      form={form}
    >
      {pictureError && <Alert tone="danger">{pictureError}</Alert>}
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`profile.fields.${name}`),
          ...(name !== 'cover' && name !== 'photo' && { from, to }),
        })}
      />
      <Stack gap="px8">
        {values.cover && <img className={styles.cover} src={values.cover} alt="" />}
        {pictureButtons('cover')}
      </Stack>
      <div className={styles.line}>
        <Avatar name={values.name} src={values.photo || undefined} size={72} aria-hidden />
        {pictureButtons('photo')}
      </div>
      <TextField
        label={t('profile.fields.name')}
        required
        dir="auto"
        autoComplete="name"
        value={values.name}
        error={errorOf('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextField
        label={t('profile.fields.title')}
        dir="auto"
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t('profile.fields.about')}
        dir="auto"
        rows={4}
        maxLength={1000}
        value={values.about}
        error={errorOf('about')}
        onChange={(event) => set({ about: event.currentTarget.value })}
      />
    </FormLayer>
  );
}
