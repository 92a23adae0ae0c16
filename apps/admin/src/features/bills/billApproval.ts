import type { ActionErrors } from './useActionForm';
import type { ApprovalValues } from './components/ApprovalFields';

export const noApproval: ApprovalValues = { reason: '', note: '', staffId: '', pin: '' };

/** Returns the errors of the reason and the note. The reason `other` needs a note. */
export const reasonErrors = ({
  reason,
  note,
}: Pick<ApprovalValues, 'reason' | 'note'>): ActionErrors<ApprovalValues> => ({
  ...(reason === '' && { reason: 'required' }),
  ...(reason === 'other' && note.trim() === '' && { note: 'required' }),
});
