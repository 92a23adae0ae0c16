import { useAddApiKey, useApiKeys } from '@larder/domain';
import {
  appKinds,
  appSubjects,
  newApiKeySchema,
  isNameTaken,
  type ApiKeyAccess,
  type FieldErrors,
  type UserPaymentMethod,
} from '@larder/domain/contract';
import { Stack } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { Dialog, Select } from '@larder/ui/overlays';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { Wizard, type WizardStep } from '@larder/ui/Wizard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from '../../../components/DiscardDialog';
import { SecretDialog } from '../../../entities/keys/SecretDialog';
import { KeyAccessField, KeyNameField } from '../../../entities/keys/KeyFields';
import { usePaymentTitle } from '../../../entities/users/details/usePaymentTitle';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface ConnectAppDialogProps {
  /** Payment methods of the user. */
  paymentMethods: readonly UserPaymentMethod[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type AppKind = (typeof appKinds)[number];
type AppSubject = (typeof appSubjects)[number];

const initial = {
  name: '',
  access: 'read' as ApiKeyAccess,
  kind: 'till' as AppKind,
  subjects: [] as AppSubject[],
  paymentMethodId: null as string | null,
};
type Values = typeof initial;

const newKeyOf = ({ name, access, kind, subjects, paymentMethodId }: Values) => ({
  name,
  access,
  app: { name, kind, subjects, ...(paymentMethodId && { paymentMethodId }) },
});

/** The fields of each step. */
const fieldsOf = { app: ['name'], system: [], data: ['subjects'], card: [], summary: [] } as const;
type Step = keyof typeof fieldsOf;

/** Returns the state of the wizard. */
function useAppForm() {
  const reason = useFailureReason();
  const { data: keys = [] } = useApiKeys();
  const { mutateAsync: add } = useAddApiKey();
  const [created, setCreated] = useState<{ name: string; secret: string }>();
  const form = useFieldForm({ initial, validate: () => ({}), send: async () => undefined });
  const errorsOf = (step: Step): FieldErrors => {
    const { 'app.subjects': subjects, name } = schemaErrors(newApiKeySchema, newKeyOf(form.values));
    const errors: FieldErrors = {
      name: isNameTaken(keys, form.values.name) ? ['taken'] : (name ?? []),
      subjects: subjects ?? [],
    };
    return Object.fromEntries(
      fieldsOf[step].flatMap((field) => (errors[field]?.length ? [[field, errors[field]]] : [])),
    );
  };
  return {
    form,
    created,
    leave: (step: Step) => () => {
      const errors = errorsOf(step);
      form.markErrors(errors);
      return Object.keys(errors).length === 0;
    },
    finish: async () => {
      try {
        const { key, secret } = await add(newKeyOf(form.values));
        setCreated({ name: key.name, secret });
        return true;
      } catch (error) {
        return reason(error);
      }
    },
  };
}

type AppForm = ReturnType<typeof useAppForm>;

/** Returns the steps of the wizard. */
function useAppSteps({
  form,
  leave,
  paymentMethods,
}: Pick<AppForm, 'form' | 'leave'> & Pick<ConnectAppDialogProps, 'paymentMethods'>): WizardStep[] {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const paymentTitle = usePaymentTitle();
  const text = (key: string) => t(`dialogs.connect.${key}`);
  const { values, set } = form;
  const card = paymentMethods.find(({ id }) => id === values.paymentMethodId);
  const kinds = appKinds.map((value) => ({ value, label: t(`dialogs.connect.kinds.${value}`) }));
  const step = (id: Step) => ({
    id,
    label: t(`dialogs.connect.steps.${id}`),
    title: t(`dialogs.connect.titles.${id}`),
    onLeave: leave(id),
  });
  return [
    {
      ...step('app'),
      content: (
        <Stack gap="px16">
          <KeyNameField
            description={t('apiKeys.create.nameHelp')}
            value={values.name}
            error={form.errorOf('name')}
            onValueChange={(name) => set({ name })}
          />
          <KeyAccessField value={values.access} onValueChange={(access) => set({ access })} />
        </Stack>
      ),
    },
    {
      ...step('system'),
      content: (
        <RadioGroup
          label={text('system')}
          value={values.kind}
          onValueChange={(kind) => set({ kind })}
          options={kinds}
        />
      ),
    },
    {
      ...step('data'),
      content: (
        <CheckboxGroup
          label={text('data')}
          requiredMark
          columns={2}
          value={values.subjects}
          onValueChange={(subjects) => set({ subjects })}
          options={appSubjects.map((value) => ({ value, label: labels.subject(value) }))}
          error={form.errorOf('subjects')}
        />
      ),
    },
    {
      ...step('card'),
      content: (
        <Select
          label={text('card')}
          description={text('cardHelp')}
          value={values.paymentMethodId ?? ''}
          onValueChange={(id) => set({ paymentMethodId: id || null })}
          options={[
            { value: '', label: text('noCard') },
            ...paymentMethods.map((method) => ({ value: method.id, label: paymentTitle(method) })),
          ]}
        />
      ),
    },
    {
      ...step('summary'),
      content: (
        <DescriptionList
          items={[
            { term: t('apiKeys.fields.name'), value: <bdi>{values.name}</bdi> },
            {
              term: t('apiKeys.fields.access'),
              value: t(`apiKeys.access.${values.access}`),
            },
            { term: t('dialogs.connect.steps.system'), value: t(`dialogs.connect.kinds.${values.kind}`) },
            { term: t('dialogs.connect.steps.data'), value: values.subjects.map(labels.subject) },
            { term: t('dialogs.connect.steps.card'), value: card ? paymentTitle(card) : text('noCard') },
          ]}
        />
      ),
    },
  ];
}

/** Creates an API key for another program, step by step, and shows its secret once. */
export function ConnectAppDialog({ paymentMethods, open, onOpenChange }: ConnectAppDialogProps) {
  const { t } = useTranslation();
  const { form, created, leave, finish } = useAppForm();
  const steps = useAppSteps({ form, leave, paymentMethods });
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = form;
  const text = (key: string) => t(`dialogs.connect.${key}`);

  if (created) return open && <SecretDialog {...created} onClose={() => onOpenChange(false)} />;
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        onRequestClose={() => {
          if (isDirty) setAsking(true);
          return !isDirty;
        }}
        size="lg"
        title={t('dialogs.cards.connect-app.title')}
        description={t('dialogs.cards.connect-app.text')}
      >
        <Wizard
          label={t('dialogs.cards.connect-app.title')}
          orientation="vertical"
          headingLevel={3}
          finishLabel={text('create')}
          onFinish={finish}
          steps={steps}
        />
      </Dialog>
      <DiscardDialog
        dirty={open && isDirty}
        closing={isAsking}
        onDecision={(discards) => {
          setAsking(false);
          if (discards) onOpenChange(false);
        }}
      />
    </>
  );
}
