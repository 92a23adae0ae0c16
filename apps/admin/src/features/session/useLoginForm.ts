import { ApiError, useSignIn } from '@larder/domain';
import { fieldErrors, loginFormSchema, type FieldError } from '@larder/domain/contract';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { safeParse } from 'zod/mini';
import { useFailureDelay } from './useFailureDelay';

type Field = 'email' | 'password';
type Errors = Partial<Record<Field, FieldError>>;

export interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

function check(values: LoginValues): Errors {
  const { success, error } = safeParse(loginFormSchema, values);
  if (success) return {};
  const { email, password } = fieldErrors(error.issues);
  return { ...(email ? { email: email[0] } : {}), ...(password ? { password: password[0] } : {}) };
}

/**
 * State of the sign-in form. Validates on submit; fields with an error are also validated on change.
 * Doesn't use a form library, which would be larger than the rest of the page.
 */
export function useLoginForm(onSignedIn: () => Promise<void>) {
  const signIn = useSignIn();
  const delay = useFailureDelay();
  const [values, setValues] = useState<LoginValues>({ email: '', password: '', remember: true });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<'network' | 'server'>();
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  const change = (patch: Partial<LoginValues>) => {
    const next = { ...values, ...patch };
    setValues(next);
    const now = check(next);
    setErrors({
      ...(errors.email ? { email: now.email } : {}),
      ...(errors.password ? { password: now.password } : {}),
    });
  };
  const showErrors = (found: Errors) => {
    setErrors(found);
    fields[found.email ? 'email' : 'password'].current?.focus();
  };
  const field = (name: Field) => ({
    name,
    ref: fields[name],
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending || delay.seconds > 0) return;
    setFailure(undefined);
    const found = check(values);
    if (found.email || found.password) return showErrors(found);
    setErrors({});
    try {
      await signIn.mutateAsync(values);
      delay.reset();
      await onSignedIn();
    } catch (error) {
      delay.fail();
      const problem = error instanceof ApiError ? error : undefined;
      const [email] = problem?.errors.email ?? [];
      if (email) showErrors({ email });
      else setFailure(problem?.isNetwork ? 'network' : 'server');
    }
  }

  return {
    values,
    errors,
    failure,
    submit,
    email: field('email'),
    password: field('password'),
    remember: {
      name: 'remember',
      checked: values.remember,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change({ remember: event.target.checked }),
    },
    fill: (account: Pick<LoginValues, Field>) => {
      setValues({ ...values, email: account.email, password: account.password });
      setErrors({});
      fields.email.current?.focus();
    },
    isSending: signIn.isPending,
    secondsToWait: delay.seconds,
  };
}
