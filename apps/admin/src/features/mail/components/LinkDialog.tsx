import { ButtonLink, Button } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import * as styles from './Mail.css';

/** Returns true for links in messages that may be opened. */
const isSafe = (href: string) => URL.canParse(href) && /^(https?|mailto|tel):/i.test(href);

/** Shows the address of a link in a message before it is opened. */
export function LinkDialog({ href, onClose }: { href: string; onClose: () => void }) {
  const { t } = useTranslation();
  const mayOpen = isSafe(href);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('mail.link.title')}
      description={t(mayOpen ? 'mail.link.hint' : 'mail.link.blocked')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <ClipboardButton value={href} label={t('mail.link.copy')} />
          {mayOpen && (
            <ButtonLink variant="filled" href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {t('mail.link.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <bdi dir="ltr" className={styles.address}>
        {href}
      </bdi>
    </Dialog>
  );
}
