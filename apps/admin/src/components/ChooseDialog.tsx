import { Button } from '@larder/ui';
import { Dialog, Select, type SelectOption } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChooseDialogProps<Value extends string> {
  title: string;
  description?: string;
  /** Label of the field. */
  label: string;
  options: readonly SelectOption<Value>[];
  confirmLabel: string;
  onClose: () => void;
  onChoose: (value: Value) => void;
}

/** A dialog that asks the user to choose one of several values. */
export function ChooseDialog<Value extends string>({
  title,
  description,
  label,
  options,
  confirmLabel,
  onClose,
  onChoose,
}: ChooseDialogProps<Value>) {
  const { t } = useTranslation();
  const [value, setValue] = useState<Value | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choose = () => {
    if (value === null) return setMissing(true);
    onClose();
    return onChoose(value);
  };
  return (
    <Dialog
      open
      narrow="box"
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="filled" onClick={choose}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Select
        label={label}
        value={value}
        options={options}
        error={isMissing && value === null ? t('validation.pick') : undefined}
        onValueChange={setValue}
      />
    </Dialog>
  );
}
