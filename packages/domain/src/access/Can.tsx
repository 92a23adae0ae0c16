import { AbilityProvider, Can as CaslCan } from '@casl/react';
import type { ReactNode } from 'react';
import { useAbility } from './ability';
import type { AppAbility } from './abilityOf';

/** Declared by hand: under `node16` resolution the types of @casl/react 7 turn the props into `any`. */
export type CanProps = {
  /** Action, such as `delete`. */
  I: string;
  field?: string;
  /** If true, shows the children only when the action is forbidden. */
  not?: boolean;
  /** Always renders the children. A function as child receives `isAllowed`. */
  passThrough?: boolean;
  children: ReactNode | ((state: { isAllowed: boolean; ability: AppAbility; reason?: string }) => ReactNode);
} & ({ /** Subject type, such as `user`. */ a: string } | { /** One record. */ this: Record<PropertyKey, unknown> });

/** Shows its children if the signed-in user has the right: `<Can I="delete" a="user">`. */
export function Can(props: CanProps) {
  const ability = useAbility();
  return (
    <AbilityProvider value={ability}>
      <CaslCan<AppAbility> {...props} />
    </AbilityProvider>
  );
}
