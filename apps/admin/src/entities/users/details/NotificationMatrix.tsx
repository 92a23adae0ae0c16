import { Button, Checkbox, Stack } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channels, isSameMatrix, stateOf, toggleCells, type Cells, type Matrix } from './notificationCells';
import { useSaveDetails } from './useSaveDetails';
import { DiscardDialog } from '../../../components/DiscardDialog';
import * as styles from './UserDetail.css';

export interface NotificationMatrixProps {
  id: number;
  saved: Matrix;
  readOnly: boolean;
}

/** Checkboxes for each kind of notification and channel, saved together. */
export function NotificationMatrix({ id, saved, readOnly }: NotificationMatrixProps) {
  const { t } = useTranslation();
  const { save, isPending } = useSaveDetails(id);
  const [draft, setDraft] = useState<Matrix>();
  const matrix = draft ?? saved;
  const isDirty = !isSameMatrix(matrix, saved);
  const submit = async () => {
    const change = { section: 'notifications', data: { matrix } } as const;
    if (await save(change, t('users.detail.notices.saved'), { section: 'notifications', data: { matrix: saved } }))
      // Keeps changes made while saving.
      setDraft((current) => (current === matrix ? undefined : current));
  };
  const kindName = (kind: string) => t(`users.detail.notices.kinds.${kind}`, { defaultValue: kind });

  const box = (cells: Cells, name: string, label?: string) => {
    const state = stateOf(matrix, cells);
    return (
      <Checkbox
        {...(label ? { label } : { 'aria-label': name })}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={readOnly}
        onChange={() => setDraft(toggleCells(matrix, cells))}
      />
    );
  };

  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.matrixHead}>
                {t('users.detail.notices.kind')}
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={styles.matrixHead}>
                  {box(
                    { channel },
                    t('users.detail.notices.everyKind', { name: t(`users.detail.notices.${channel}`) }),
                    t(`users.detail.notices.${channel}`),
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.map(({ kind }) => (
              <tr key={kind}>
                <th scope="row" className={styles.matrixCell}>
                  {box({ kind }, t('users.detail.notices.allOf', { name: kindName(kind) }), kindName(kind))}
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={styles.matrixCell}>
                    {box(
                      { kind, channel },
                      t('users.detail.notices.cell', {
                        kind: kindName(kind),
                        channel: t(`users.detail.notices.${channel}`),
                      }),
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!readOnly && (
        <div className={styles.foot}>
          <Stack direction="row" gap="px8" justify="end">
            {isDirty && (
              <Button size="bar" variant="plain" tone="dark" onClick={() => setDraft(undefined)}>
                {t('users.detail.notices.discard')}
              </Button>
            )}
            <Button
              size="bar"
              variant="filled"
              loading={isPending}
              loadingLabel={t('users.detail.notices.saving')}
              onClick={() => isDirty && void submit()}
            >
              {t('users.detail.notices.save')}
            </Button>
          </Stack>
        </div>
      )}
      <DiscardDialog dirty={isDirty && !isPending} />
    </>
  );
}
