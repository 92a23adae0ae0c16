import { expect, it } from 'vitest';
import { withRef } from './withRef';

it('leaves a component as it is where ref is a prop; what it does for React 18 the packed library proves', () => {
  const Jar = () => null;
  expect(withRef(Jar)).toBe(Jar);
});
