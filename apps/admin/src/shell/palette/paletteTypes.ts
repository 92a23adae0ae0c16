import type { IconType } from '@larder/ui';
import type { Command } from '@larder/ui/palette';
import type { ShortcutId } from '../../lib/shortcuts';

export interface PaletteOption {
  id: string;
  title: string;
  /** Title as a search result. @default the title */
  command?: string;
  keywords?: string;
  isCurrent?: boolean;
}

/** An action of the palette. With `options`, the user chooses one of them first. */
export interface PaletteAction {
  id: string;
  title: string;
  icon?: IconType;
  detail?: string;
  shortcut?: ShortcutId;
  tone?: 'neutral' | 'danger';
  options?: readonly PaletteOption[];
  /** If true, the search also finds each option. */
  areOptionsSearched?: boolean;
  /** If true, the action is only listed as a search result. */
  isSearchOnly?: boolean;
  run: (option: string) => void;
}

/** A command that opens `href` or calls `run`. */
export interface PaletteEntry extends Command {
  href?: string;
  /** Lucide name, stored with recently opened entries. */
  iconName?: string;
  run?: () => void;
  /** Other words that find the entry. */
  keywords?: string;
}
