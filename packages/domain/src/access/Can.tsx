import { AbilityProvider, Can as CaslCan } from '@casl/react';
import type { ReactNode } from 'react';
import { useAbility, type AppAbility } from './ability';

/** Written out: the declarations of @casl/react 7 don't resolve under `node16`, which would turn the props into `any`. */
export type CanProps = {
  /** Action, such as `delete`. */
  I: string;
  field?: string;
  /** Shows the children where the user may not. */
  not?: boolean;
  /** Renders the children in any case; a function as child reads `isAllowed`. */
  passThrough?: boolean;
  children: ReactNode | ((state: { isAllowed: boolean; ability: AppAbility; reason?: string }) => ReactNode);
} & ({ /** Subject type, such as `user`. */ a: string } | { /** One record. */ this: Record<PropertyKey, unknown> });

/** Shows its children where the signed-in user may: `<Can I="delete" a="user">`. */
export function Can(props: CanProps) {
  const ability = useAbility();
  return (
    <AbilityProvider value={ability}>
      <CaslCan<AppAbility> {...props} />
    </AbilityProvider>
  );
}
