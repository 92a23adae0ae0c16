import { AbilityProvider, Can as CaslCan, type CanProps as CaslCanProps } from '@casl/react';
import { useAbility, type AppAbility } from './ability';

export type CanProps = CaslCanProps<AppAbility>;

/** Shows its children where the signed-in user may: `<Can I="delete" a="user">`; `not` turns it round. */
export function Can(props: CanProps) {
  const ability = useAbility();
  return (
    <AbilityProvider value={ability}>
      <CaslCan<AppAbility> {...props} />
    </AbilityProvider>
  );
}
