import { expect, it } from 'vitest';
import { fontSize, lineHeight, textStyles } from './tokens';

const named = (steps: object): [string, unknown][] =>
  Object.entries(steps).flatMap(([name, value]) => (name in textStyles ? [[name, value]] : []));

it('font sizes and line heights equal those of the text styles with the same name', () => {
  const styles = textStyles as Record<string, { size: number; line: number }>;
  expect(named(fontSize).length).toBeGreaterThan(5);
  for (const [name, value] of named(fontSize)) expect([name, value]).toEqual([name, `${styles[name]?.size}px`]);
  for (const [name, value] of named(lineHeight)) expect([name, value]).toEqual([name, `${styles[name]?.line}px`]);
});
