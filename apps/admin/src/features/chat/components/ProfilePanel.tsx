import { useUpdateChatProfile } from '@larder/domain';
import { chatStatuses, type ChatProfile, type ChatProfileChanges, type ChatStatus } from '@larder/domain/contract';
import { Avatar, Switch, TextArea } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { Drawer } from '@larder/ui/overlays';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import { useFailureToast } from '../../../hooks/useFailureToast';
import type { ChatLabels } from '../useChatLabels';
import * as styles from './ChatPanel.css';

export interface ProfilePanelProps {
  profile: ChatProfile;
  labels: ChatLabels;
  onClose: () => void;
}

/** Maximum length of the text about the user. */
const aboutLimit = 120;

/** The user's chat profile. Each change is saved immediately. */
export function ProfilePanel({ profile, labels, onClose }: ProfilePanelProps) {
  const { t } = useTranslation();
  const { role } = useAccessLabels();
  const showFailure = useFailureToast();
  const router = useRouter();
  const { mutateAsync } = useUpdateChatProfile();
  const [about, setAbout] = useState(profile.about);
  const isTooLong = about.length > aboutLimit;
  const { isNotificationsOn, isTwoStepAuthVerificationEnabled } = profile.settings;
  const save = (changes: ChatProfileChanges) =>
    mutateAsync(changes).catch((error: unknown) => showFailure(t('chat.profile.failed'), error));
  const saveAbout = () => {
    if (about.trim() !== profile.about && !isTooLong) void save({ about: about.trim() });
  };
  return (
    <Drawer
      open
      onOpenChange={() => {
        saveAbout();
        onClose();
      }}
      size="sm"
      title={t('chat.profile.title')}
    >
      <div className={styles.profile}>
        <div className={styles.person}>
          <Avatar
            name={profile.fullName}
            src={profile.avatar || undefined}
            size={56}
            status={profile.status}
            aria-hidden
          />
          <bdi className={styles.name}>{profile.fullName}</bdi>
          <span className={styles.muted}>{role(profile.role)}</span>
        </div>
        <TextArea
          label={t('chat.profile.about')}
          value={about}
          onValueChange={setAbout}
          onBlur={saveAbout}
          counter
          maxLength={aboutLimit}
        />
        <RadioGroup<ChatStatus>
          label={t('shell.user.status.label')}
          value={profile.status}
          onValueChange={(status) => void save({ status })}
          options={chatStatuses.map((value) => ({ value, label: labels.status(value) }))}
        />
        <Switch
          label={t('chat.profile.notifications')}
          labelPlacement="start"
          checked={isNotificationsOn}
          onCheckedChange={(isOn) => void save({ settings: { isNotificationsOn: isOn } })}
        />
        <Switch
          label={t('chat.profile.twoStep')}
          labelPlacement="start"
          description={isTwoStepAuthVerificationEnabled ? undefined : t('chat.profile.twoStepHint')}
          checked={isTwoStepAuthVerificationEnabled}
          // Turning it on requires a code.
          disabled={!isTwoStepAuthVerificationEnabled}
          onCheckedChange={(isOn) => void save({ settings: { isTwoStepAuthVerificationEnabled: isOn } })}
        />
        <ClipboardButton
          value={new URL(router.buildLocation({ to: '/register' }).publicHref, window.location.href).href}
          label={t('chat.profile.invite')}
          size="sm"
        />
      </div>
    </Drawer>
  );
}
