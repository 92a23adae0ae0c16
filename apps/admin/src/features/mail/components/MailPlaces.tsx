import { mailLabels, mailViews, type MailLabel, type MailView } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Nav, type NavItem, type NavLinkProps } from '@larder/ui/Nav';
import { vars } from '@larder/ui/theme';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dotIcon } from '../../../components/dotIcon';
import { useFormats } from '../../../hooks/useFormats';
import { labelTones, viewIcons, type MailLabels } from '../useMailLabels';
import type { MailDrop } from '../useMailDrop';
import type { MailPage } from '../useMailPage';
import { PlaceLink } from './PlaceLink';

const dots = Object.fromEntries(mailLabels.map((label) => [label, dotIcon(vars.chart[labelTones[label]])])) as Record<
  MailLabel,
  ReturnType<typeof dotIcon>
>;

export interface MailPlacesProps {
  page: MailPage;
  labels: MailLabels;
  drop: MailDrop;
  /** Reason why the user can't write; undefined if they can. */
  composeDenial: string | undefined;
  onCompose: () => void;
  /** Called when a link is followed. */
  onNavigate?: () => void;
}

/** The button to write an email, and links to folders and labels with the number of unread emails and drafts. */
export function MailPlaces({ page, labels, drop, composeDenial, onCompose, onNavigate }: MailPlacesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { place, counts } = page;
  const count = (view: MailView) => {
    const value = view === 'inbox' || view === 'spam' || view === 'draft' ? counts?.[view] : 0;
    return value ? formats.number(value) : undefined;
  };
  const folderItem = (view: MailView): NavItem => ({
    id: view,
    label: labels.view(view),
    icon: viewIcons[view],
    href: view === 'inbox' ? '/apps/email' : `/apps/email/${view}`,
    count: count(view),
  });
  const labelItem = (label: MailLabel): NavItem => ({
    id: label,
    label: labels.label(label),
    icon: dots[label],
    href: `/apps/email/label/${label}`,
  });
  const folders = mailViews.map(folderItem);
  const labelItems = mailLabels.map(labelItem);
  const onDropAt = new Map([
    ...folders.map(({ id, href }) => [href, drop.onFolder(id as MailView)] as const),
    ...labelItems.map(({ id, href }) => [href, drop.onLabel(id as MailLabel)] as const),
  ]);
  const renderLink = (link: NavLinkProps) => <PlaceLink {...link} onDropMails={onDropAt.get(link.href)} />;
  const shared = { current: place.label ?? place.folder, onNavigate, renderLink };
  return (
    <>
      <Button
        variant="filled"
        block
        startIcon={Pencil}
        aria-keyshortcuts="c"
        disabledReason={composeDenial}
        onClick={onCompose}
      >
        {t('mail.compose.open')}
      </Button>
      <Nav label={t('mail.foldersTitle')} items={folders} {...shared} />
      <Nav label={t('mail.labelsTitle')} showTitle items={labelItems} {...shared} />
    </>
  );
}
