import { ApiError, useAddUser, useAllUsers, useSession, useUpdateUser, useUpdateUserDetails } from '@larder/domain';
import { isTaken, type User, type UserForm, type UserProfile } from '@larder/domain/contract';
import { useEffect, useState } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  changesOf,
  errorsByField,
  newerUser,
  overlap,
  userFields,
  userFormResolver,
  userFormValues,
  type UserDraft,
  type UserFormChanges,
} from './userForm';
import { useFailureReason } from '../../../hooks/useFailureReason';

const noUsers: readonly User[] = [];

/** Returns the state of the user form, which validates and saves the draft, and keeps it if the request fails. */
export function useUserForm(
  user: User | undefined,
  profile: UserProfile | undefined,
  onSaved: (user: User, previous: User | undefined, isAnother?: boolean, oldProfile?: Partial<UserProfile>) => void,
) {
  const { t } = useTranslation();
  const { data: everyone = noUsers } = useAllUsers();
  const reason = useFailureReason();
  const { mutateAsync: add } = useAddUser();
  const { mutateAsync: update } = useUpdateUser();
  const { mutateAsync: updateDetails } = useUpdateUserDetails();
  const { restaurant } = useSession();
  const [base, setBase] = useState(user);
  const [conflict, setConflict] = useState<{ theirs: User; fields: readonly (keyof UserForm)[] }>();
  const [failure, setFailure] = useState<string>();
  const newValues = userFormValues(user, profile, restaurant?._id);
  const form = useForm<UserDraft>({
    defaultValues: newValues,
    resolver: userFormResolver(everyone, user?.id),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  /** Number of users that were added without closing the form. */
  const [round, setRound] = useState(0);
  // In an effect, because `reset` discards the refs of the fields until the next render.
  useEffect(() => {
    if (round > 0) form.setFocus('fullName');
  }, [form, round]);

  const handleError = (error: unknown) => {
    const { fields, others } = errorsByField(error instanceof ApiError ? error.errors : {});
    for (const field of userFields) if (fields[field]) form.setError(field, { type: 'server', message: fields[field] });
    const first = userFields.find((field) => fields[field]);
    if (first) form.setFocus(first);
    setFailure(first && others.length === 0 ? undefined : reason(error));
  };

  /** Rebases the draft on the record that someone else has saved. Keeps its changed fields. */
  const rebase = (theirs: User, { user: mine, profile: ofProfile }: UserFormChanges) => {
    setBase(theirs);
    form.reset(userFormValues(theirs, profile));
    for (const [name, value] of Object.entries({ ...mine, ...ofProfile }))
      form.setValue(name as keyof UserDraft, value, { shouldDirty: true });
  };

  const saveChanges = async (id: number, changes: UserFormChanges, version: number | undefined) => {
    const ofProfile = Object.keys(changes.profile).length > 0;
    const ofUser = Object.keys(changes.user).length > 0 || !ofProfile;
    let saved = ofUser ? await update({ user: { id, ...changes.user }, version }) : undefined;
    if (ofProfile) saved = (await updateDetails({ id, section: 'profile', data: changes.profile })).user;
    return saved as User;
  };

  /** Saves the changes. Asks only if someone else has changed the same fields. */
  const saveOrAsk = async (previous: User, changes: UserFormChanges): Promise<void> => {
    try {
      const saved = await saveChanges(previous.id, changes, previous.version);
      // Marks the form as unchanged, so that leaving the page doesn't ask for confirmation.
      form.reset(form.getValues());
      const oldProfile = Object.entries(profile ?? {}).filter(([name]) => Object.hasOwn(changes.profile, name));
      onSaved(saved, previous, false, Object.fromEntries(oldProfile));
    } catch (error) {
      const theirs = newerUser(error);
      if (!theirs || theirs.version === previous.version) throw error;
      rebase(theirs, changes);
      const fields = overlap(changes.user, previous, theirs);
      if (fields.length > 0) setConflict({ theirs, fields });
      else await saveOrAsk(theirs, changes);
    }
  };

  const send = async (values: UserDraft, isAnother: boolean) => {
    setFailure(undefined);
    setConflict(undefined);
    try {
      if (base) return await saveOrAsk(base, changesOf(values, userFormValues(base, profile)));
      const added = await add(values);
      form.reset(isAnother ? newValues : values);
      onSaved(added, undefined, isAnother);
      if (isAnother) setRound((before) => before + 1);
    } catch (error) {
      handleError(error);
    }
  };

  const submitAs = (isAnother: boolean) => () => {
    if (!isSubmitting) void form.handleSubmit((values) => send(values, isAnother))();
  };
  const submit = submitAs(false);

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
    isSaving: isSubmitting,
    failure,
    submit,
    /** Adds the user and continues with an empty form. */
    submitAndReset: submitAs(true),
    rules,
    title: user ? t('users.form.editTitle', { name: user.fullName }) : t('users.form.newTitle'),
    conflict: conflict && {
      /** The values that someone else saved, and those of the form. */
      fields: conflict.fields.map((name) => ({ name, from: conflict.theirs[name], to: form.getValues(name) })),
      keepMine: submit,
      takeTheirs: () => {
        setConflict(undefined);
        for (const name of conflict.fields) form.setValue(name, conflict.theirs[name], { shouldDirty: true });
      },
    },
  };
}
export type UserFormState = ReturnType<typeof useUserForm>;
