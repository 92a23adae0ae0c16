import { ApiError, useAddUser, useAllUsers, useUpdateUser, useUpdateUserDetails } from '@larder/domain';
import { isTaken, type User, type UserProfile } from '@larder/domain/contract';
import { useState } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changesOf, errorsByField, userFields, userFormResolver, userFormValues, type UserDraft } from './userForm';
import { useFailureReason } from '../../hooks/useFailureReason';

const noUsers: readonly User[] = [];

/** State of the user form: validates, saves, and keeps the draft if the request fails. */
export function useUserForm(
  user: User | undefined,
  profile: UserProfile | undefined,
  onSaved: (user: User, isNew: boolean) => void,
) {
  const { t } = useTranslation();
  const { data: everyone = noUsers } = useAllUsers();
  const reason = useFailureReason();
  const { mutateAsync: add } = useAddUser();
  const { mutateAsync: update } = useUpdateUser();
  const { mutateAsync: updateDetails } = useUpdateUserDetails();
  const [base, setBase] = useState(user);
  const [theirs, setTheirs] = useState<User>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<UserDraft>({
    defaultValues: userFormValues(user, profile),
    resolver: userFormResolver(everyone, user?.id),
  });
  const { isDirty, isSubmitting, errors } = form.formState;

  const handleError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'version_conflict' && error.problem.current) {
      setTheirs(error.problem.current as User);
      return;
    }
    const { fields, others } = errorsByField(error instanceof ApiError ? error.errors : {});
    for (const field of userFields) if (fields[field]) form.setError(field, { type: 'server', message: fields[field] });
    const first = userFields.find((field) => fields[field]);
    if (first) form.setFocus(first);
    setFailure(first && others.length === 0 ? undefined : reason(error));
  };

  const saveChanges = async (id: number, values: UserDraft, version: number | undefined) => {
    const changes = changesOf(values, userFormValues(base, profile));
    const ofProfile = Object.keys(changes.profile).length > 0;
    const ofUser = Object.keys(changes.user).length > 0 || !ofProfile;
    let saved = ofUser ? await update({ user: { id, ...changes.user }, version }) : undefined;
    if (ofProfile) saved = (await updateDetails({ id, section: 'profile', data: changes.profile })).user;
    return saved as User;
  };

  const send = (version: number | undefined) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      setTheirs(undefined);
      try {
        const saved = user ? await saveChanges(user.id, values, version) : await add(values);
        // Marks the form as unchanged, so that leaving the page doesn't ask for confirmation.
        form.reset(values);
        onSaved(saved, !user);
      } catch (error) {
        handleError(error);
      }
    });

  const submit = () => {
    if (!isSubmitting) void send(base?.version)();
  };

  /** Validates uniqueness on blur, and on change if the field has an error. */
  const rules = (field: 'username' | 'email'): RegisterOptions<UserDraft, typeof field> => ({
    onBlur: () => {
      const value = form.getValues(field);
      if (value.trim() && isTaken(everyone, field, value, user?.id))
        form.setError(field, { type: 'taken', message: 'taken' });
    },
    onChange: () => {
      if (form.getFieldState(field).error) void form.trigger(field);
    },
  });

  return {
    form,
    errors,
    isDirty,
    isSubmitting,
    failure,
    submit,
    rules,
    title: user ? t('users.form.editTitle', { name: user.fullName }) : t('users.form.newTitle'),
    conflict: theirs && {
      keepMine: () => {
        setBase(theirs);
        void send(theirs.version)();
      },
      takeTheirs: () => {
        setBase(theirs);
        setTheirs(undefined);
        form.reset(userFormValues(theirs, profile));
      },
    },
  };
}
export type UserFormState = ReturnType<typeof useUserForm>;
