import { Stack } from '@larder/ui';
import { DevicesCard } from '../../../entities/users/details/DevicesCard';
import { PasswordCard } from '../../../entities/users/details/PasswordCard';
import { ReadOnlyNote } from '../../../entities/users/details/ReadOnlyNote';
import { TwoStepsCard } from '../../../entities/users/details/TwoStepsCard';
import { useMayChangeDetails } from '../../../entities/users/details/useSaveDetails';
import type { UserTabProps } from '../../../entities/users/details/userTabProps';

/** Password, two-step sign-in and signed-in devices. */
export function SecurityTab(props: UserTabProps) {
  const mayChange = useMayChangeDetails(props.id);
  return (
    <Stack gap="px16">
      {mayChange ? <PasswordCard id={props.id} name={props.name} /> : <ReadOnlyNote name={props.name} />}
      <TwoStepsCard {...props} />
      <DevicesCard {...props} />
    </Stack>
  );
}
