import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { aliasSeparator } from './aliasSeparator.ts';
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
 * Adds types and defaults from the package's API report, because Storybook's parser doesn't follow imports.
 * Disables controls for props that contain elements.
 */
export const docsArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const surface = propsOf(title.split('/').at(-1)?.split(aliasSeparator)[0] ?? '');
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const known = surface.get(name);
      const [annotation, written] = type.description?.match(inlineDefault) ?? [];
      const value = known?.value ?? written;
      return [
        name,
        {
          ...type,
          ...control(known?.type ?? '', initialArgs[name]),
          ...(annotation && { description: type.description?.slice(0, -annotation.length) }),
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
