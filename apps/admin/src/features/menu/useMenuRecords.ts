import type { Menu as MenuRecordMenu, MenuAllergen, MenuItem, MenuSection } from '@larder/domain/contract';
import { useState } from 'react';

/** A record to add below a parent, or one to rename. */
export type MenuRecordQuestion =
  | { kind: 'menu' | 'section' | 'item' | 'allergen'; parentId: string | null; record?: undefined }
  | {
      kind: 'menu' | 'section' | 'item' | 'allergen';
      record: MenuRecordMenu | MenuSection | MenuItem | MenuAllergen;
      parentId?: undefined;
    };

/** Returns the state of the dialog that adds or renames a record. */
export function useMenuRecords() {
  const [question, ask] = useState<MenuRecordQuestion>();
  return { question, ask, close: () => ask(undefined) };
}
