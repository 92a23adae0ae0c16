import { useCommenter, useFormDraft, useSession } from '@larder/domain';
import { blogCommentFormSchema, type BlogCommentForm } from '@larder/domain/contract';
import { Button, Checkbox, Grid, Stack, TextArea, TextField } from '@larder/ui';
import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import { isSubmitKey } from '../../../lib/submitKeys';

export interface CommentFormProps {
  postId: number;
  /** The comment to reply to. */
  parentId: number | null;
  onSend: (comment: BlogCommentForm) => void;
  onCancel?: () => void;
}

const toComment = ({ name, email, website, text }: Required<BlogCommentForm>): BlogCommentForm => ({
  name: name.trim(),
  email: email.trim(),
  text: text.trim(),
  ...(website.trim() && { website: website.trim() }),
});

/** Writes a comment or a reply. Typed text survives a reload. */
export function CommentForm({ postId, parentId, onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [remembered, remember] = useCommenter();
  const [isRemembered, setRemembered] = useState(remembered !== null);
  const [draft, setDraft] = useFormDraft<{ text: string }>(`comment-${postId}-${parentId ?? 'new'}`);
  const author = {
    name: remembered?.name ?? user?.fullName ?? '',
    email: remembered?.email ?? user?.email ?? '',
    website: remembered?.website ?? '',
  };
  const form = useFieldForm({
    initial: { ...author, text: draft?.values.text ?? '' },
    validate: (values) => schemaErrors(blogCommentFormSchema, toComment(values)),
    send: async (values) => {
      const { name, email, website } = values;
      remember(isRemembered ? { name, email, website } : null);
      // Sending a reply removes this form, so the effect below doesn't run.
      setDraft(null);
      onSend(toComment(values));
      form.reset({ ...values, text: '' });
    },
  });
  const { values, set, errorOf } = form;
  useEffect(() => setDraft(values.text === '' ? null : { text: values.text }), [values.text, setDraft]);

  const handleSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      id={form.id}
      noValidate
      aria-label={t(parentId === null ? 'blog.comments.write' : 'blog.comments.writeReply')}
      onSubmit={handleSubmit}
      onKeyDown={(event) => isSubmitKey(event) && handleSubmit(event)}
    >
      <Stack gap="px16">
        <Grid columns={{ base: 1, md: 3 }} gap="px16">
          <TextField
            label={t('blog.comments.name')}
            required
            autoComplete="name"
            value={values.name}
            error={errorOf('name')}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextField
            label={t('blog.comments.email')}
            required
            type="email"
            autoComplete="email"
            value={values.email}
            error={errorOf('email')}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
          <TextField
            label={t('blog.comments.website')}
            type="url"
            autoComplete="url"
            value={values.website}
            error={errorOf('website')}
            onChange={(event) => set({ website: event.currentTarget.value })}
          />
        </Grid>
        <TextArea
          label={t(parentId === null ? 'blog.comments.text' : 'blog.comments.replyText')}
          required
          dir="auto"
          rows={4}
          maxLength={2000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has pressed "Reply"
          autoFocus={parentId !== null}
          value={values.text}
          error={errorOf('text')}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <Checkbox label={t('blog.comments.remember')} checked={isRemembered} onCheckedChange={setRemembered} />
        <Stack direction="row" gap="px8">
          <Button type="submit" variant="filled">
            {t(parentId === null ? 'blog.comments.send' : 'blog.comments.sendReply')}
          </Button>
          {onCancel && (
            <Button variant="plain" tone="dark" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
