import type { Occurrence } from '@larder/domain/contract';
import { Button, ButtonLink, Icon, type IconType } from '@larder/ui';
import { Popover } from '@larder/ui/overlays';
import { AlignLeft, Clock, Copy, Download, ExternalLink, MapPin, Pencil, Repeat, Trash2, Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import type { CalendarLabels } from '../useCalendarLabels';
import type { EventActions } from '../useEventActions';
import { useGuests } from '../useGuests';
import * as styles from './Calendar.css';

export interface EventCardProps {
  occurrence: Occurrence;
  /** Element of the event in the grid. */
  anchor: RefObject<HTMLElement | null>;
  actions: EventActions;
  labels: CalendarLabels;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onExport: () => void;
}

const Fact = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <div className={styles.fact}>
    <Icon as={icon} size={16} />
    <span className={styles.factText}>{children}</span>
  </div>
);

/** Details and actions of an event, next to it. */
export function EventCard({
  occurrence,
  anchor,
  actions,
  labels,
  onClose,
  onEdit,
  onDelete,
  onExport,
}: EventCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { guest } = useGuests();
  const { event } = occurrence;
  const { calendar, location, description, guests = [], repeat } = event.extendedProps;
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Popover label={event.title} anchor={anchor} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.card}>
        <div className={styles.fact}>
          <span className={styles.swatch[calendar]} />
          <h2 className={styles.cardTitle}>
            <bdi>{event.title}</bdi>
          </h2>
        </div>
        <div className={styles.facts}>
          <Fact icon={Clock}>{labels.times(occurrence)}</Fact>
          {repeat && <Fact icon={Repeat}>{labels.repeat(repeat)}</Fact>}
          {location && (
            <Fact icon={MapPin}>
              <bdi>{location}</bdi>
            </Fact>
          )}
          {guests.length > 0 && <Fact icon={Users}>{formats.list(guests.map((id) => guest(id).fullName))}</Fact>}
          {description && (
            <Fact icon={AlignLeft}>
              <bdi>{description}</bdi>
            </Fact>
          )}
        </div>
        <div className={styles.actions}>
          <Button size="sm" startIcon={Pencil} disabledReason={actions.denial('update')} onClick={then(onEdit)}>
            {t('calendar.edit')}
          </Button>
          <Button
            size="sm"
            startIcon={Copy}
            disabledReason={actions.denial('create')}
            onClick={then(() => void actions.duplicate(occurrence))}
          >
            {t('calendar.duplicate')}
          </Button>
          <Button size="sm" startIcon={Download} onClick={then(onExport)}>
            {t('calendar.export.one')}
          </Button>
          {event.url && (
            <ButtonLink size="sm" startIcon={ExternalLink} href={event.url} target="_blank" rel="noreferrer">
              {t('calendar.openLink')}
            </ButtonLink>
          )}
          <Button
            size="sm"
            tone="danger"
            startIcon={Trash2}
            disabledReason={actions.denial('delete')}
            onClick={then(onDelete)}
          >
            {t('calendar.delete')}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
