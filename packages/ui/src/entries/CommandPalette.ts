export { CommandPalette } from '../components/CommandPalette/CommandPalette';
export type { Command } from '../components/CommandPalette/CommandRow';
export type { CommandGroup, CommandHint, CommandPaletteProps } from '../components/CommandPalette/CommandPalette';
