import type { FieldErrors } from '@larder/domain/contract';
import { TextArea } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';

export interface AskDialogProps {
  /** Title of the exception, such as "Large void · #10". */
  about: string;
  /** Name of the person to ask. */
  person: string | undefined;
  onAsk: (question: string) => void;
  onClose: () => void;
}

const longest = 500;

/** Dialog with a question about an exception. */
export function AskDialog({ about, person, onAsk, onClose }: AskDialogProps) {
  const { t } = useTranslation();
  const form = useFieldForm({
    initial: { question: '' },
    validate: ({ question }): FieldErrors => {
      if (question.trim() === '') return { question: ['required'] };
      return question.length > longest ? { question: [{ key: 'maxLength', n: longest }] } : {};
    },
    send: async ({ question }) => {
      onAsk(question.trim());
      onClose();
    },
  });
  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={onClose}
      title={person ? t('dashboard.look.askPerson', { name: person }) : t('dashboard.look.ask')}
      description={about}
      saveLabel={t('dashboard.look.send')}
      form={form}
    >
      <TextArea
        label={t('dashboard.look.question')}
        requiredMark
        value={form.values.question}
        onValueChange={(question) => form.set({ question })}
        error={form.errorOf('question')}
      />
    </FormLayer>
  );
}
