import { Drawer } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { TaskPlaces, type TaskPlacesProps } from './TaskPlaces';
import * as styles from './Tasks.css';

/** The sidebar of the page on narrow screens. */
export function TaskPlacesDrawer({
  onClose,
  ...places
}: Omit<TaskPlacesProps, 'onNavigate'> & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer open onOpenChange={onClose} side="start" title={t('nav.pages.todo')}>
      <div className={styles.drawerPlaces}>
        <TaskPlaces {...places} onNavigate={onClose} />
      </div>
    </Drawer>
  );
}
