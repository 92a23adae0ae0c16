import type { FieldErrors, MenuItem, MenuOp, MenuSection } from '@larder/domain/contract';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { commonDayparts, moveItems, placeItems, setDayparts } from '../manyItems';
import { sectionPlaces } from '../menuTree';
import { useDaypartText } from '../useDaypartText';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { useMenuReason } from '../useMenuReason';

export interface ManyItemsDialogProps {
  action: 'move' | 'place' | 'dayparts';
  items: readonly MenuItem[];
  /** The section that lists the items, if any. */
  section: MenuSection | undefined;
  menu: LoadedMenu;
  edits: MenuEdits;
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  sectionId: string | null;
  daypartIds: string[];
}

/**
 * Moves several items to a section, lists them in another one, or sets their dayparts. The change is one batch with one
 * undo.
 */
export function ManyItemsDialog({ action, items, section, menu, edits, onClose, onDone }: ManyItemsDialogProps) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const windowsText = useDaypartText();
  const { catalogue, index } = menu;
  const count = items.length;

  const opsOf = ({ sectionId, daypartIds }: Values): MenuOp[] => {
    if (action === 'dayparts') return setDayparts(items, daypartIds);
    const target = index.section.get(sectionId ?? '');
    if (!target) return [];
    return action === 'move' && section ? moveItems(items, section, target) : placeItems(items, target);
  };
  const form = useFieldForm<Values>({
    initial: { sectionId: null, daypartIds: commonDayparts(items) },
    validate: ({ sectionId }): FieldErrors =>
      action !== 'dayparts' && sectionId === null ? { sectionId: ['pick'] } : {},
    send: async (values) => {
      const ops = opsOf(values);
      const parent = index.section.get(values.sectionId ?? '')?.name;
      if (ops.length > 0) await edits.commit(ops, t(`menu.many.done.${action}`, { count, parent }));
      onDone();
      onClose();
    },
    explain: reason,
  });
  const { values, set, errorOf } = form;

  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={onClose}
      title={t(`menu.many.title.${action}`, { count })}
      saveLabel={t(`menu.many.save.${action}`)}
      savingLabel={t('menu.saving')}
      form={form}
    >
      {action === 'dayparts' ? (
        <CheckboxGroup
          label={t('menu.fields.dayparts')}
          description={t('menu.availability.always')}
          value={values.daypartIds}
          options={catalogue.dayparts
            .filter(({ archived }) => !archived)
            .map(({ id, name, windows }) => ({ value: id, label: name, description: windowsText(windows) }))}
          onValueChange={(daypartIds) => set({ daypartIds })}
        />
      ) : (
        <Select
          label={t('menu.fields.section')}
          requiredMark
          value={values.sectionId}
          error={errorOf('sectionId')}
          options={sectionPlaces(catalogue, index)
            .filter((place) => place.section.id !== section?.id)
            .map((place) => ({ value: place.section.id, label: place.label }))}
          onValueChange={(sectionId) => set({ sectionId })}
        />
      )}
    </FormLayer>
  );
}
