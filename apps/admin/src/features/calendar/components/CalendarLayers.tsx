import type { CalendarEvent } from '@larder/domain/contract';
import { Suspense } from 'react';
import { lazyDialog } from '../../../components/lazyDialog';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import type { CalendarLayersState } from '../useCalendarLayers';
import type { EventActions } from '../useEventActions';

const EventDrawer = lazyDialog(() => import('./EventDrawer'), 'EventDrawer');
const EventCard = lazyDialog(() => import('./EventCard'), 'EventCard');
const IcsImportDialog = lazyDialog(() => import('./IcsImportDialog'), 'IcsImportDialog');
const RepeatScopeDialog = lazyDialog(() => import('./RepeatScopeDialog'), 'RepeatScopeDialog');

export interface CalendarLayersProps {
  layers: CalendarLayersState;
  page: CalendarPageState;
  actions: EventActions;
  exportEvents: (events: readonly CalendarEvent[], name: string) => Promise<void>;
  labels: CalendarLabels;
}

/** Card and form of an event, the import dialog, and the dialog that asks which occurrences to change. */
export function CalendarLayers({ layers, page, actions, exportEvents, labels }: CalendarLayersProps) {
  const { card, open, isNew, question } = layers;
  const form = { page, actions, labels, onClose: layers.close, onDelete: layers.remove };
  return (
    <Suspense>
      {card && (
        <EventCard
          occurrence={card}
          anchor={layers.anchor}
          actions={actions}
          labels={labels}
          onClose={layers.closeCard}
          onEdit={() => layers.edit(card.key)}
          onDelete={() => layers.remove(card)}
          onExport={() => void exportEvents([card.event], 'event')}
        />
      )}
      {isNew && actions.denial('create') === undefined && (
        <EventDrawer occurrence={undefined} draft={layers.draft} {...form} />
      )}
      {open && <EventDrawer key={open.key} occurrence={open} draft={undefined} {...form} />}
      {layers.isImporting && <IcsImportDialog page={page} labels={labels} onClose={layers.closeImport} />}
      {question && <RepeatScopeDialog kind={question.kind} title={question.title} onChoice={layers.answer} />}
    </Suspense>
  );
}
