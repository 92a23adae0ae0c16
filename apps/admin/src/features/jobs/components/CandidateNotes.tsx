import { useAddCandidateNote } from '@larder/domain';
import { candidateEndpoints } from '@larder/domain/contract';
import { Alert, Button, Stack, TextArea } from '@larder/ui';
import { Timeline } from '@larder/ui/Timeline';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { useMoments } from '../../../hooks/useMoments';
import { schemaErrors } from '../../../lib/schemaErrors';
import type { CandidateTabProps } from './candidateTabProps';

/** Notes, newest first, and a field to add one. */
export function CandidateNotes({ candidate, jobs, denial }: CandidateTabProps) {
  const { t } = useTranslation();
  const moments = useMoments(jobs.restaurantOf(candidate.restaurantId)?.timeZone);
  const { mutateAsync: add } = useAddCandidateNote();
  const { id, version, notes } = candidate;
  const form = useFieldForm({
    initial: { text: '' },
    validate: ({ text }) => schemaErrors(candidateEndpoints.addNote.input, { id, version, text }),
    send: async ({ text }) => {
      await add({ id, version, text });
      form.reset({ text: '' });
    },
  });
  return (
    <Stack gap="px16" id={form.id}>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap="px8" align="end">
          <TextArea
            label={t('jobs.notes.label')}
            dir="auto"
            style={{ inlineSize: '100%' }}
            value={form.values.text}
            error={form.errorOf('text')}
            disabled={denial !== undefined}
            onChange={(event) => form.set({ text: event.currentTarget.value })}
          />
          <Button type="submit" size="bar" variant="filled" loading={form.isSaving} disabledReason={denial}>
            {t('jobs.notes.add')}
          </Button>
        </Stack>
      </form>
      <Timeline
        label={t('jobs.tabs.notes')}
        items={notes.toReversed().map((note) => ({
          id: note.id,
          title: note.by.name,
          time: moments.dateTime(note.at),
          dateTime: note.at,
          description: <span dir="auto">{note.text}</span>,
        }))}
      />
    </Stack>
  );
}
