import { Button, type ButtonProps } from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';
import { Link2, Mail, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../hooks/useCopyLink';

export interface ShareMenuProps extends Pick<ButtonProps, 'size' | 'variant' | 'tone'> {
  /** Title of the shared page. */
  title: string;
  /** Path of the page to share. @default the current address */
  path?: string;
}

/** Shares a link: in the share sheet of the system, or by copying or emailing it. */
export function ShareMenu({ title, path, ...button }: ShareMenuProps) {
  const { t } = useTranslation();
  const url = () => (path ? new URL(path, window.location.origin).href : window.location.href);
  const copy = useCopyLink();
  const label = t('common.share.label');
  if (typeof navigator.share === 'function')
    return (
      <Button
        {...button}
        startIcon={Share2}
        // Rejects if the user closes the sheet.
        onClick={() => void navigator.share({ title, url: url() }).catch(() => undefined)}
      >
        {label}
      </Button>
    );
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <Button {...button} startIcon={Share2}>
          {label}
        </Button>
      }
    >
      <MenuItem icon={Link2} onAction={() => void copy(path)}>
        {t('common.share.copy')}
      </MenuItem>
      <MenuItem icon={Mail} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url())}`}>
        {t('common.share.email')}
      </MenuItem>
    </Menu>
  );
}
