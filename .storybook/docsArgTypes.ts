import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { propsOf } from './surface';

const inlineDefault = /\s*@default\s+(.+?)\s*$/;
const isChoice = (type: string) => /^'[^']*'( \| '[^']*')+$/.test(type);
const isNoText = (type: string) => /^(IconType|Ref<)/.test(type);

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));

function control(type: string, value: unknown): Partial<StrictInputType> {
  if (isNoText(type) || holdsElement(value)) return { control: { disable: true } };
  if (isChoice(type)) return { control: { type: 'select' }, options: type.slice(1, -1).split("' | '") };
  return {};
}

/**
 * Props as their table shows them: with the types and defaults of the package's surface, which a reading of one file
 * cannot follow through imports. What is made of elements is not spelled out as an object to edit.
 */
export const docsArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const surface = propsOf(title.split('/').at(-1) ?? '');
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const known = surface.get(name);
      const [said, written] = type.description?.match(inlineDefault) ?? [];
      const value = known?.value ?? written;
      return [
        name,
        {
          ...type,
          ...control(known?.type ?? '', initialArgs[name]),
          ...(said && { description: type.description?.slice(0, -said.length) }),
          table: {
            ...type.table,
            ...(known && { type: { summary: known.type } }),
            ...(value && { defaultValue: { summary: value } }),
          },
        } satisfies StrictInputType,
      ];
    }),
  );
};
