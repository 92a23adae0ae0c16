import { Button, TextArea } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../hooks/useFieldMessage';

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
  const message = useFieldMessage();
  const [question, setQuestion] = useState('');
  const [isChecked, setChecked] = useState(false);
  const error =
    question.trim() === '' ? 'required' : question.length > longest ? { key: 'maxLength', n: longest } : undefined;
  return (
    <Dialog
      open
      narrow="box"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={person ? t('dashboard.look.askPerson', { name: person }) : t('dashboard.look.ask')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              setChecked(true);
              if (error) return;
              onAsk(question.trim());
              onClose();
            }}
          >
            {t('dashboard.look.send')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('dashboard.look.question')}
        description={about}
        requiredMark
        value={question}
        onValueChange={setQuestion}
        error={isChecked ? message(error) : undefined}
      />
    </Dialog>
  );
}
