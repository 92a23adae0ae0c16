import { useAbility } from '@larder/domain';
import { Stack } from '@larder/ui';
import { DevicesCard } from '../../../entities/users/details/DevicesCard';
import { PasswordCard } from '../../../entities/users/details/PasswordCard';
import { TwoStepsCard } from '../../../entities/users/details/TwoStepsCard';
import type { AccountTabProps } from '../accountTabProps';
import { ApiKeysCard } from './ApiKeysCard';

/** Password, two-step sign-in, devices and API keys. */
export function SecurityTab(props: AccountTabProps) {
  const ability = useAbility();
  return (
    <Stack gap="px16">
      <PasswordCard id={props.id} name={props.name} />
      <TwoStepsCard {...props} />
      <DevicesCard {...props} />
      {ability.can('read', 'apiKey') && <ApiKeysCard />}
    </Stack>
  );
}
