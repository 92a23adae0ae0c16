import { tagErrors, type CandidateRow, type TagChange } from '@larder/domain/contract';
import { TagField } from '@larder/ui/TagField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import type { CandidateTags } from '../useCandidateTags';

export interface TagDialogProps {
  candidates: readonly CandidateRow[];
  /** All tags in use, as suggestions. */
  known: readonly string[];
  tags: CandidateTags;
  onClose: () => void;
}

const optionsOf = (tags: readonly string[]) =>
  [...new Set(tags)].toSorted((one, other) => one.localeCompare(other)).map((value) => ({ value, label: value }));

/** Adds and removes tags of several candidates. */
export function TagDialog({ candidates, known, tags: { tag }, onClose }: TagDialogProps) {
  const { t } = useTranslation();
  const suggestions = useMemo(() => optionsOf(known), [known]);
  const removable = useMemo(() => optionsOf(candidates.flatMap(({ tags }) => tags)), [candidates]);
  const form = useFieldForm<TagChange>({
    initial: { add: [], remove: [] },
    validate: (change) => tagErrors(candidates, change),
    send: async (change) => {
      onClose();
      await tag(candidates, change);
    },
  });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t('jobs.tag.title', { count: candidates.length })}
      saveLabel={t('jobs.save')}
      savingLabel={t('jobs.saving')}
      form={form}
    >
      <TagField
        label={t('jobs.tag.add')}
        creatable
        max={8}
        options={suggestions}
        value={form.values.add}
        error={form.errorOf('add')}
        onValueChange={(add) => form.set({ add })}
      />
      {removable.length > 0 && (
        <TagField
          label={t('jobs.tag.remove')}
          options={removable}
          value={form.values.remove}
          error={form.errorOf('remove')}
          onValueChange={(remove) => form.set({ remove })}
        />
      )}
    </FormLayer>
  );
}
