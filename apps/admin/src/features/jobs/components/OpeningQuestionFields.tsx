import type { JobOpening, OpeningForm } from '@larder/domain/contract';
import { GridItem, Stack, Switch, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { Repeater } from '@larder/ui/Repeater';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '../../../hooks/useRecordForm';

type Question = OpeningForm['questions'][number];

/** The questions that candidates answer. */
export function OpeningQuestionFields({ form }: { form: RecordForm<JobOpening, OpeningForm> }) {
  const { t } = useTranslation();
  const { values, set, errorOf } = form;
  return (
    <GridItem span="all">
      <Repeater<Question>
        label={t('jobs.fields.questions')}
        layout="card"
        reorderable
        max={8}
        value={values.questions}
        error={errorOf('questions')}
        addLabel={t('jobs.openings.addQuestion')}
        createItem={() => ({ id: '', text: '', kind: 'yes_no', knockout: false })}
        getName={(_item, index) => t('jobs.openings.question', { n: index + 1 })}
        onValueChange={(questions) => set({ questions: [...questions] })}
      >
        {({ item, index, change, name }) => (
          <Stack gap="px12">
            <TextField
              label={name}
              required
              dir="auto"
              value={item.text}
              error={errorOf(`questions.${index}.text`)}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
            <Select
              label={t('jobs.fields.answer')}
              options={(['yes_no', 'text'] as const).map((value) => ({ value, label: t(`jobs.answers.${value}`) }))}
              value={item.kind}
              onValueChange={(kind) => change({ kind, ...(kind === 'text' && { knockout: false }) })}
            />
            {item.kind === 'yes_no' && (
              <Switch
                label={t('jobs.openings.knockout')}
                checked={item.knockout}
                onCheckedChange={(knockout) => change({ knockout })}
              />
            )}
          </Stack>
        )}
      </Repeater>
    </GridItem>
  );
}
