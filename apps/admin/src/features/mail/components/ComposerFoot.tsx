import { mailLabels, type MailDraft } from '@larder/domain/contract';
import { IconButton, Menu, MenuItem, MenuSection, MenuSeparator } from '@larder/ui/overlays';
import { SplitButton } from '@larder/ui/SplitButton';
import { CalendarClock, Ellipsis, Send, Trash2, Type } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import type { Composer } from '../useComposer';
import type { MailLabels } from '../useMailLabels';
import { AttachButton } from './AttachButton';
import * as styles from './Composer.css';

const ScheduleDialog = lazyDialog(() => import('./ScheduleDialog'), 'ScheduleDialog');

export interface ComposerFootProps {
  composer: Composer;
  draft: MailDraft;
  labels: MailLabels;
  /** Sends the email, at the given time if any. */
  onSend: (at?: string) => void;
}

/** Actions of a composer: send, schedule, attach, labels, discard. */
export function ComposerFoot({ composer, draft, labels, onSend }: ComposerFootProps) {
  const { t } = useTranslation();
  const [isScheduling, setScheduling] = useState(false);
  const { state, isSending, attach, change, discard, isPlain, setPlain } = composer;
  return (
    <div className={styles.foot}>
      <SplitButton
        variant="filled"
        startIcon={Send}
        loading={isSending}
        loadingLabel={t('mail.compose.sending')}
        aria-keyshortcuts="Control+Enter"
        menuLabel={t('mail.compose.more')}
        menu={
          <MenuItem icon={CalendarClock} onAction={() => setScheduling(true)}>
            {t('mail.compose.schedule')}
          </MenuItem>
        }
        onClick={() => onSend()}
      >
        {t('mail.compose.send')}
      </SplitButton>
      <AttachButton onAttach={attach} />
      <Menu
        label={t('mail.compose.options')}
        placement="top start"
        trigger={<IconButton size="bar" icon={Ellipsis} label={t('mail.compose.options')} />}
      >
        <MenuSection
          title={t('mail.labelsTitle')}
          selectionMode="multiple"
          selectedKeys={draft.labels}
          onSelectionChange={(keys) =>
            change({ labels: mailLabels.filter((label) => keys !== 'all' && keys.has(label)) })
          }
        >
          {mailLabels.map((label) => (
            <MenuItem key={label} id={label}>
              {labels.label(label)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon={Type} onAction={() => setPlain(!isPlain)}>
          {t(isPlain ? 'mail.compose.richText' : 'mail.compose.plainText')}
        </MenuItem>
      </Menu>
      <span role="status" className={styles.state}>
        {state !== 'changed' && t(`mail.compose.state.${state}`)}
      </span>
      <IconButton icon={Trash2} size="bar" label={t('mail.compose.discard')} onClick={() => void discard()} />
      <Suspense>
        {isScheduling && (
          <ScheduleDialog
            onClose={() => setScheduling(false)}
            onSchedule={(at) => {
              setScheduling(false);
              onSend(at);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
