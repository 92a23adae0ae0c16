import type { Bill, BillAction } from '@larder/domain/contract';
import { Button, type IconType } from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';
import {
  Ban,
  CircleCheck,
  Ellipsis,
  Eye,
  EyeOff,
  HandCoins,
  Printer,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Suspense, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { notify } from '../../../lib/notify';
import type { BillPlace } from '../useBillPlaces';
import { usePreviewActions, type DialogAction } from '../usePreviewActions';
import { usePreviewKeys } from '../../../hooks/usePreviewKeys';
import * as styles from './BillPreview.css';

const BillDialog = lazyDialog(() => import('./BillDialog'), 'BillDialog');

export interface PreviewFooterProps {
  bill: Bill;
  place: BillPlace;
  /** Content of the preview, in which the keys of the actions work. */
  content: RefObject<HTMLElement | null>;
  /** Called to write a note. */
  onNote: () => void;
}

const icons: Partial<Record<BillAction, IconType>> = {
  adjust_tip: HandCoins,
  close: CircleCheck,
  void_line: Trash2,
  void_bill: Ban,
  refund: Undo2,
  reopen: RotateCcw,
  delete: EyeOff,
  restore: Eye,
};
const inMenu = ['adjust_tip', 'close', 'reopen', 'refund', 'void_line', 'void_bill', 'restore', 'delete'] as const;

/** Keyboard shortcuts of the preview and their actions. */
const previewKeys = {
  n: 'add_note',
  t: 'adjust_tip',
  c: 'close',
  v: 'void_line',
  'Shift+v': 'void_bill',
  r: 'refund',
  o: 'reopen',
  p: 'print_receipt',
  e: 'email_receipt',
  Delete: 'delete',
  u: 'restore',
} as const satisfies Record<string, BillAction>;

/** The actions of a bill: frequent ones as buttons, the others in a menu. */
export function PreviewFooter({ bill, place, content, onNote }: PreviewFooterProps) {
  const { t } = useTranslation();
  const [action, setAction] = useState<DialogAction>();
  const { allowed, reasonFor, run } = usePreviewActions({ bill, place, onDialog: setAction, onNote });
  const names = Object.entries(previewKeys);
  usePreviewKeys(content, Object.fromEntries(names.map(([key, name]) => [key, () => run(name)])));
  const items = inMenu.filter((name) => allowed.includes(name) || reasonFor(name) !== undefined);
  return (
    <>
      {items.length > 0 && (
        <span className={styles.footerStart}>
          <Menu
            label={t('bills.actions.more')}
            trigger={
              <Button variant="quiet" startIcon={Ellipsis}>
                {t('bills.actions.more')}
              </Button>
            }
          >
            {items.map((name) => (
              <MenuItem
                key={name}
                icon={icons[name]}
                tone={name.startsWith('void') || name === 'refund' ? 'danger' : undefined}
                shortcut={names.find(([, other]) => other === name)?.[0].toUpperCase()}
                disabled={!allowed.includes(name)}
                description={reasonFor(name)}
                onAction={() => run(name)}
              >
                {t(`bills.actionNames.${name}`)}
              </MenuItem>
            ))}
          </Menu>
        </span>
      )}
      {allowed.includes('email_receipt') && (
        <Button variant="quiet" startIcon={Send} aria-keyshortcuts="e" onClick={() => run('email_receipt')}>
          {t('bills.actionNames.email_receipt')}
        </Button>
      )}
      <Button variant="filled" startIcon={Printer} aria-keyshortcuts="p" onClick={() => run('print_receipt')}>
        {t('bills.actionNames.print_receipt')}
      </Button>
      <Suspense>
        {action && (
          <BillDialog
            action={action}
            bill={bill}
            place={place}
            onDone={(message) => {
              setAction(undefined);
              void notify((toast) => void toast.success(message));
            }}
            onClose={() => setAction(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
