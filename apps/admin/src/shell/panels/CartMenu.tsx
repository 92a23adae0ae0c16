import { useCart, useShellPanel } from '@larder/domain';
import { countPieces } from '@larder/domain/contract';
import { Drawer, Popover } from '@larder/ui/overlays';
import { NavbarButton, useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from './lazyPanel';
import { ChunkErrorPanel } from './ChunkErrorPanel';
import { PanelSkeleton } from './PanelSkeleton';

const CartPanel = lazyPanel(() => import('./CartPanel'), 'CartPanel', {
  fallback: <PanelSkeleton />,
  errorComponent: ChunkErrorPanel,
});

/** The cart: a navbar button with a panel, or on a phone a drawer that the account menu opens. */
export function CartMenu() {
  const { t } = useTranslation();
  const { data } = useCart();
  const isWide = useMediaQuery(from('md'));
  const [panel, setPanel] = useShellPanel();
  const pieces = countPieces(data ?? []);
  const panelState = {
    open: panel === 'cart',
    onOpenChange: (isOpen: boolean) => setPanel((now) => (isOpen ? 'cart' : now === 'cart' ? null : now)),
  };
  const content = <CartPanel inDrawer={!isWide} onFollow={() => setPanel(null)} />;
  if (!isWide)
    return (
      <Drawer title={t('shell.cart.title')} size="sm" padding="none" {...panelState}>
        {content}
      </Drawer>
    );
  return (
    <Popover
      label={t('shell.cart.title')}
      placement="bottom end"
      padding="none"
      trigger={
        <NavbarButton
          data-part="cart"
          icon={ShoppingCart}
          label={pieces ? t('shell.cart.open', { count: pieces }) : t('shell.cart.title')}
          badge={pieces}
        />
      }
      {...panelState}
    >
      {content}
    </Popover>
  );
}
