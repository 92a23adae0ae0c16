/** Lucide icons that point along the line of text, by name. */
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

/** Whether `Icon` mirrors the icon right to left. */
export const isDirectional = ({ displayName = '' }: { displayName?: string }) => directionalIcons.includes(displayName);
