import type { ProfilePost } from '@larder/domain/contract';
import { Avatar } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import * as styles from './Profile.css';

/** The people who like a post. */
export function LikersDialog({ people, onClose }: { people: ProfilePost['likers']; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t('profile.likers')} narrow="box" onOpenChange={onClose}>
      <ul className={styles.list}>
        {people.map(({ id, fullName, avatar }) => (
          <li key={id} className={styles.line}>
            <Avatar name={fullName} src={avatar || undefined} colorKey={id} aria-hidden />
            <bdi>{fullName}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
