import { useSession } from '@larder/domain';
import { GridItem } from '@larder/ui';
import { CheckboxGroup, type CheckboxGroupProps } from '@larder/ui/CheckboxGroup';
import { Controller, type Control } from 'react-hook-form';
import type { UserDraft } from './userForm';

export interface RestaurantsFieldProps extends Pick<CheckboxGroupProps, 'label' | 'error' | 'requiredMark'> {
  control: Control<UserDraft>;
}

/** A field for the restaurants of a user. Hidden if the signed-in user has only one. */
export function RestaurantsField({ control, ...texts }: RestaurantsFieldProps) {
  const { workPlaces } = useSession();
  if (workPlaces.length < 2) return null;
  return (
    <GridItem span="all">
      <Controller
        control={control}
        name="restaurantIds"
        render={({ field: { ref, value = [], onChange, onBlur } }) => (
          <CheckboxGroup
            {...texts}
            ref={ref}
            value={value}
            onBlur={onBlur}
            // Keeps restaurants that the signed-in user can't open.
            onValueChange={(next) =>
              onChange([...value.filter((id) => !workPlaces.some(({ _id }) => _id === id)), ...next])
            }
            columns={2}
            options={workPlaces.map(({ _id, name }) => ({ value: _id, label: <bdi>{name}</bdi> }))}
          />
        )}
      />
    </GridItem>
  );
}
