import { useAllUsers } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { ComboBox, type ComboBoxProps } from '@larder/ui/ComboBox';
import { useMemo, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { UserDraft } from './userForm';

export interface CompanyFieldProps extends Pick<ComboBoxProps, 'label' | 'error' | 'requiredMark'> {
  control: Control<UserDraft>;
}

const noUsers: readonly User[] = [];

/** A combo box for the company of a user, known or new. Keeps the typed text on blur. */
export function CompanyField({ control, ...texts }: CompanyFieldProps) {
  const { value, onChange, onBlur, ref } = useController({ control, name: 'company' }).field;
  const { data: everyone = noUsers } = useAllUsers();
  const [typed, setTyped] = useState('');
  const options = useMemo(() => {
    const names = new Set([...everyone.map(({ company }) => company), value].filter(Boolean));
    return [...names].toSorted((one, other) => one.localeCompare(other)).map((name) => ({ value: name, label: name }));
  }, [everyone, value]);
  const keepTyped = () => {
    const name = typed.trim();
    const existing = options.find(({ label }) => label.toLowerCase() === name.toLowerCase());
    if (name !== '') onChange(existing?.value ?? name);
    onBlur();
  };
  return (
    <ComboBox
      {...texts}
      ref={ref}
      value={value || null}
      onValueChange={(next) => {
        setTyped('');
        onChange(next ?? '');
      }}
      onInputValueChange={setTyped}
      onBlur={keepTyped}
      options={options}
      onCreate={(text) => ({ value: text, label: text })}
    />
  );
}
