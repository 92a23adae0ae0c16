import { roleRights, type RolePermissions, type RoleRight } from '@larder/domain/contract';
import { Checkbox } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import { useFormats } from '../../../hooks/useFormats';
import { cellsOf, stateOf, toggleRights, type RightCell } from '../rightsMatrix';
import { useMatrixKeys } from '../useMatrixKeys';
import * as styles from './RightsMatrix.css';

export interface RightsMatrixProps {
  /** IDs of the visible subjects, in order. */
  subjects: readonly string[];
  permissions: RolePermissions;
  /** Returns true for a right that the signed-in user doesn't have and therefore can't grant or revoke. */
  isLocked: (cell: RightCell) => boolean;
  onChange: (permissions: RolePermissions) => void;
}

/** Checkboxes for each subject and right, with boxes for a row, a column and everything. */
export function RightsMatrix({ subjects, permissions, isLocked, onChange }: RightsMatrixProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const formats = useFormats();
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const { handleKeyDown, cellProps } = useMatrixKeys(table, subjects.length + 1, roleRights.length + 1);
  const rightName = (right: RoleRight) => t(`roles.rights.${right}`);

  const box = (row: number, column: number, cells: readonly RightCell[], name: string, label?: string) => {
    const changeable = cells.filter((cell) => !isLocked(cell));
    const state = stateOf(permissions, cells);
    const isClosed = changeable.length === 0;
    const hasReason = row > 0 && changeable.length < cells.length;
    return (
      <Checkbox
        {...cellProps({ row, column })}
        {...(label ? { label } : { 'aria-label': name })}
        {...(isClosed && { 'aria-disabled': true, className: styles.locked })}
        aria-describedby={hasReason ? `${id}-${cells[0]?.subject}` : undefined}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        readOnly={isClosed}
        onChange={() => onChange(toggleRights(permissions, changeable))}
      />
    );
  };

  return (
    <PlainTable
      ref={table}
      role="grid"
      caption={t('roles.matrix.label')}
      hideCaption
      size="compact"
      boxed
      hoverable
      maxBlockSize={400}
      onKeyDown={handleKeyDown}
    >
      <thead>
        <tr>
          <th scope="col">{box(0, 0, cellsOf(subjects), '', t('roles.matrix.everything'))}</th>
          {roleRights.map((right, index) => (
            <th key={right} scope="col" className={styles.right}>
              {box(0, index + 1, cellsOf(subjects, [right]), '', rightName(right))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject, index) => {
          const locked = cellsOf([subject]).filter(isLocked);
          return (
            <tr key={subject}>
              <th scope="row">
                {box(index + 1, 0, cellsOf([subject]), '', labels.subject(subject))}
                {locked.length > 0 && (
                  <span id={`${id}-${subject}`} className={styles.reason}>
                    {t('roles.matrix.locked', { rights: formats.list(locked.map(({ right }) => rightName(right))) })}
                  </span>
                )}
              </th>
              {roleRights.map((right, place) => (
                <td key={right} className={styles.cell}>
                  {box(
                    index + 1,
                    place + 1,
                    [{ subject, right }],
                    t('roles.matrix.cell', { subject: labels.subject(subject), right: rightName(right) }),
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
