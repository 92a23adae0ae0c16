import { ledgerCall, useChangeOpeningStatus } from '@larder/domain';
import {
  allowedOpeningActions,
  openingActionErrors,
  openingEndpoints,
  openingStatusAfter,
  publishGaps,
  type JobOpening,
  type OpeningAction,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';
import { notify } from '../../lib/notify';
import type { Jobs } from './useJobs';

/** Returns the action that restores the previous status; undefined if none does. */
function inverseAction(before: JobOpening, saved: JobOpening, today: string): OpeningAction | undefined {
  return allowedOpeningActions(saved, today).find(
    (action) => action !== 'add_seats' && openingStatusAfter(saved, action, today) === before.status,
  );
}

/** Returns functions that change the status of an opening. Closing and adding seats ask first if they need details. */
export function useOpeningActions(jobs: Jobs) {
  const { t } = useTranslation();
  const record = useRecordChange();
  const showFailure = useFailureToast();
  const { mutateAsync: send } = useChangeOpeningStatus();
  const [asked, setAsked] = useState<{ action: OpeningAction; opening: JobOpening }>();

  /** Changes the status. The change can be undone if another action restores the previous status. */
  const change = async (
    opening: JobOpening,
    action: OpeningAction,
    details: { reason?: string; seats?: number } = {},
  ) => {
    const saved = await send({ id: opening.id, version: opening.version, action, ...details });
    const text = { key: `jobs.toasts.${action}`, values: { title: saved.title } };
    const back = inverseAction(opening, saved, jobs.todayAt(saved.restaurantId));
    if (back)
      record({
        text,
        calls: [
          ledgerCall(openingEndpoints.changeStatus, { id: saved.id, version: saved.version, action: back }, saved),
        ],
        reload: ['jobs'],
      });
    else void notify((toast) => void toast.success(t(text.key, text.values)));
  };

  return {
    actionsOf: (opening: JobOpening) => allowedOpeningActions(opening, jobs.todayAt(opening.restaurantId)),
    start: (opening: JobOpening, action: OpeningAction) => {
      // The form shows what is missing.
      if (action === 'publish' && Object.keys(publishGaps(opening)).length > 0) return jobs.show({ edit: opening.id });
      if (Object.keys(openingActionErrors({ action }, opening)).length > 0) return setAsked({ action, opening });
      change(opening, action).catch((error: unknown) =>
        showFailure(t('jobs.toasts.openingFailed', { title: opening.title }), error),
      );
    },
    change,
    asked,
    close: () => setAsked(undefined),
  };
}
export type OpeningActions = ReturnType<typeof useOpeningActions>;
