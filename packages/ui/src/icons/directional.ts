/** Names of Lucide icons that are mirrored in right-to-left layouts. */
export const directionalIcons: readonly string[] = [
  'ArrowDownLeft',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUpRight',
  'ChevronLeft',
  'ChevronRight',
  'ChevronsLeft',
  'ChevronsRight',
  'ExternalLink',
  'Forward',
  'List',
  'ListOrdered',
  'LogIn',
  'LogOut',
  'PanelLeft',
  'Redo2',
  'Reply',
  'ReplyAll',
  'Send',
  'TextAlignEnd',
  'TextAlignStart',
  'Undo2',
];

/** Returns true if `Icon` mirrors the icon in RTL. */
export const isDirectional = ({ displayName = '' }: { displayName?: string }) => directionalIcons.includes(displayName);
