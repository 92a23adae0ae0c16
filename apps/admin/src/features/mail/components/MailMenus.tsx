import { mailLabels, type Email, type MailFolder } from '@larder/domain/contract';
import { IconButton, Menu, MenuItem } from '@larder/ui/overlays';
import { FolderInput, Minus, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { targetFolders, type MailActions } from '../useMailActions';
import { viewIcons, type MailLabels } from '../useMailLabels';

export interface MailMenuProps {
  mails: readonly Email[];
  actions: MailActions;
  labels: MailLabels;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface MoveMenuProps extends MailMenuProps {
  onMove: (mails: readonly Email[], folder: MailFolder) => void;
}

/** Moves emails to a folder. */
export function MoveMenu({ mails, actions, labels, open, onOpenChange, onMove }: MoveMenuProps) {
  const { t } = useTranslation();
  const denial = actions.denial('update');
  return (
    <Menu
      label={t('mail.actions.move')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton
          size="sm"
          icon={FolderInput}
          label={t('mail.actions.move')}
          shortcut="V"
          aria-keyshortcuts="v"
          disabled={denial !== undefined}
        />
      }
    >
      {targetFolders.map((folder) => (
        <MenuItem
          key={folder}
          icon={viewIcons[folder]}
          disabled={mails.every((mail) => mail.folder === folder)}
          onAction={() => onMove(mails, folder)}
        >
          {labels.view(folder)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Adds and removes labels. A dash marks a label that only some of the emails have. */
export function LabelMenu({ mails, actions, labels, open, onOpenChange }: MailMenuProps) {
  const { t } = useTranslation();
  const having = (label: (typeof mailLabels)[number]) => mails.filter((mail) => mail.labels.includes(label)).length;
  const onAll = mailLabels.filter((label) => mails.length > 0 && having(label) === mails.length);
  return (
    <Menu
      label={t('mail.actions.label')}
      open={open}
      onOpenChange={onOpenChange}
      selectionMode="multiple"
      selectedKeys={onAll}
      onSelectionChange={(keys) => {
        const label = mailLabels.find((each) => keys !== 'all' && keys.has(each) !== onAll.includes(each));
        if (label) void actions.toggleLabel(mails, label);
      }}
      trigger={
        <IconButton
          size="sm"
          icon={Tag}
          label={t('mail.actions.label')}
          shortcut="L"
          aria-keyshortcuts="l"
          disabled={actions.denial('update') !== undefined}
        />
      }
    >
      {mailLabels.map((label) => {
        const count = having(label);
        const isMixed = count > 0 && count < mails.length;
        return (
          <MenuItem
            key={label}
            id={label}
            icon={isMixed ? Minus : undefined}
            endContent={isMixed ? t('mail.onSome') : undefined}
          >
            {labels.label(label)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
