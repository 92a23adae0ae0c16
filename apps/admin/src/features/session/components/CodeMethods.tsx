import { codeChannels } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const methods = [...codeChannels, 'recovery'] as const;
/** The channel of the code, or a recovery code instead. */
export type CodeMethod = (typeof methods)[number];

export interface CodeMethodsProps {
  method: CodeMethod;
  onChoose: (method: CodeMethod) => void;
}

/** Offers the other methods to get a code. Remount it when the method changes. */
export function CodeMethods({ method, onChoose }: CodeMethodsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {method === 'sms' && (
        <Button variant="plain" block onClick={() => onChoose('call')}>
          {t('session.twoSteps.call')}
        </Button>
      )}
      <Button variant="plain" block aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('session.twoSteps.other')}
      </Button>
      {isOpen
        ? methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} block onClick={() => onChoose(other)}>
                {t(`session.twoSteps.methods.${other}`)}
              </Button>
            ))
        : null}
    </>
  );
}
