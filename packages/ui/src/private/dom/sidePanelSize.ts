/** Width of a `SidePanel` from md up; toasts at its edge stand that much further in. */
export const sidePanelSize = '400px';
