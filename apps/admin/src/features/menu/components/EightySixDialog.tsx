import {
  channels,
  eightySixInputSchema,
  eightySixModes,
  eightySixReasons,
  untilRules,
  type EightySixInput,
} from '@larder/domain/contract';
import { Alert, TextField } from '@larder/ui';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { NumberField } from '@larder/ui/NumberField';
import { SegmentedControl, Select } from '@larder/ui/overlays';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm, type FieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import type { EightySixActions } from '../useEightySixActions';
import type { LoadedMenu } from '../useMenu';

export interface EightySixDialogProps {
  menu: LoadedMenu;
  eightySix: EightySixActions;
}

interface Values {
  mode: EightySixInput['mode'];
  remaining: number | null;
  untilRule: EightySixInput['untilRule'];
  hours: number | null;
  reason: EightySixInput['reason'];
  note: string;
  channels: NonNullable<EightySixInput['channels']>;
  restaurantIds: string[];
}

/** Takes an item or an option off sale or limits the remaining number. Asks for the end, reason and places. */
export function EightySixDialog({ menu, eightySix }: EightySixDialogProps) {
  const { t } = useTranslation();
  const { target, mode } = eightySix.asked ?? {
    target: { kind: 'item', id: '', name: '' } as const,
    mode: 'out' as const,
  };
  const inputOf = (values: Values): EightySixInput => ({
    targets: [{ kind: target.kind, id: target.id }],
    restaurantIds: values.restaurantIds,
    channels: values.channels.length === channels.length ? null : values.channels,
    mode: values.mode,
    ...(values.mode === 'countdown' && values.remaining !== null && { remaining: values.remaining }),
    untilRule: values.untilRule,
    ...(values.untilRule === 'hours' && values.hours !== null && { hours: values.hours }),
    reason: values.reason,
    note: values.note.trim(),
  });
  const form = useFieldForm<Values>({
    initial: {
      mode,
      remaining: null,
      untilRule: 'end_of_service',
      hours: 2,
      reason: 'sold_out',
      note: '',
      channels: [...channels],
      restaurantIds: [menu.placeId],
    },
    validate: (values) => {
      const errors = schemaErrors(eightySixInputSchema, inputOf(values));
      if (values.mode === 'countdown' && values.remaining === null) errors['remaining'] = ['required'];
      if (values.untilRule === 'hours' && values.hours === null) errors['hours'] = ['required'];
      return errors;
    },
    send: async (values) => {
      await eightySix.send(target, inputOf(values));
      eightySix.close();
    },
  });
  const { values, set, errorOf } = form;
  const collateral = eightySix.collateralOf(target);
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={eightySix.close}
      title={t('menu.eightySix.title', { name: target.name })}
      saveLabel={t(values.mode === 'out' ? 'menu.eightySix.takeOff' : 'menu.eightySix.countDown')}
      savingLabel={t('menu.saving')}
      form={form}
    >
      {collateral.length > 0 && (
        <Alert tone="warning" title={t('menu.eightySix.collateral', { count: collateral.length })}>
          {menu.formats.list(collateral)}
        </Alert>
      )}
      <SegmentedControl
        label={t('menu.fields.mode')}
        value={values.mode}
        onValueChange={(next) => set({ mode: next })}
        options={eightySixModes.map((value) => ({ value, label: t(`menu.eightySix.modes.${value}`) }))}
      />
      {values.mode === 'countdown' && (
        <NumberField
          label={t('menu.fields.remaining')}
          required
          value={values.remaining}
          error={errorOf('remaining')}
          onValueChange={(remaining) => set({ remaining })}
        />
      )}
      <RadioGroup
        label={t('menu.fields.untilRule')}
        value={values.untilRule}
        options={untilRules.map((value) => ({ value, label: t(`menu.eightySix.rules.${value}`) }))}
        onValueChange={(untilRule) => set({ untilRule: untilRule as Values['untilRule'] })}
      />
      {values.untilRule === 'hours' && (
        <NumberField
          label={t('menu.fields.hours')}
          required
          value={values.hours}
          error={errorOf('hours')}
          onValueChange={(hours) => set({ hours })}
        />
      )}
      <Select
        label={t('menu.fields.reason')}
        value={values.reason}
        options={eightySixReasons.map((value) => ({ value, label: t(`menu.eightySix.reasons.${value}`) }))}
        onValueChange={(reason) => set({ reason })}
      />
      <TextField
        label={t('menu.fields.note')}
        dir="auto"
        value={values.note}
        error={errorOf('note')}
        onValueChange={(note) => set({ note })}
      />
      <WhereFields form={form} menu={menu} />
    </FormLayer>
  );
}

/** Channels and restaurants where the item or option is off sale. */
function WhereFields({ form: { values, set, errorOf }, menu }: { form: FieldForm<Values>; menu: LoadedMenu }) {
  const { t } = useTranslation();
  return (
    <>
      <CheckboxGroup
        label={t('menu.fields.channels')}
        columns={2}
        value={values.channels}
        error={errorOf('channels')}
        options={channels.map((value) => ({ value, label: t(`restaurants.channels.${value}`) }))}
        onValueChange={(chosen) => set({ channels: chosen })}
      />
      {menu.workPlaces.length > 1 && (
        <CheckboxGroup
          label={t('menu.fields.restaurants')}
          value={values.restaurantIds}
          error={errorOf('restaurantIds')}
          options={menu.workPlaces.map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(restaurantIds) => set({ restaurantIds })}
        />
      )}
    </>
  );
}
