import { Card, Icon, Text } from '@larder/ui';
import { BadgeCheck, Truck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import * as styles from './Product.css';

const tiles = [
  { id: 'delivery', icon: Truck, link: { to: '/pages/faq', search: { category: 'delivery' } } },
  { id: 'returns', icon: Undo2, link: { to: '/pages/faq', search: { category: 'cancellationReturn' } } },
  {
    id: 'quality',
    icon: BadgeCheck,
    link: {
      to: '/pages/knowledge-base/$category/$question',
      params: { category: 'supplies', question: 'check-a-delivery' },
    },
  },
] as const;

/** Promises of the supplier, with links to the help articles. */
export function PromiseTiles() {
  const { t } = useTranslation();
  return (
    <div className={styles.tiles}>
      {tiles.map(({ id, icon, link }) => (
        <Card key={id}>
          <div className={styles.tile}>
            <Icon as={icon} size={24} />
            <Text as="h2" variant="bodyStrong">
              {t(`shop.promises.${id}.title`)}
            </Text>
            <Text as="p" tone="muted">
              {t(`shop.promises.${id}.text`)}
            </Text>
            <RouterLink {...link}>{t(`shop.promises.${id}.link`)}</RouterLink>
          </div>
        </Card>
      ))}
    </div>
  );
}
