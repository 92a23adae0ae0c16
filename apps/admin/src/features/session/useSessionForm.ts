import { useFieldForm, type FieldFormOptions } from '../../hooks/useFieldForm';
import { useFailureDelay } from './useFailureDelay';

/** Returns the state of a sign-in page's form. Five failures in a row delay the next attempt. */
export function useSessionForm<Values extends object>({ send, ...options }: FieldFormOptions<Values>) {
  const delay = useFailureDelay();
  const form = useFieldForm<Values>({
    ...options,
    send: async (values) => {
      try {
        await send(values);
        delay.reset();
      } catch (error) {
        delay.fail();
        throw error;
      }
    },
  });
  return {
    ...form,
    submit: () => {
      if (delay.seconds === 0) form.submit();
    },
    submitValues: (values: Values) => {
      if (delay.seconds === 0) form.submitValues(values);
      else form.set(values);
    },
    secondsToWait: delay.seconds,
    /** Returns the props of a text field. All fields are required, so none is marked as such. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: form.values[name],
      onValueChange: (value: string) => form.set({ [name]: value } as Partial<Values>),
      error: form.errorOf(name),
      required: true,
      requiredMark: false,
    }),
  };
}
export type SessionFormState = Pick<
  ReturnType<typeof useSessionForm<object>>,
  'id' | 'submit' | 'isSaving' | 'failure' | 'secondsToWait'
>;
