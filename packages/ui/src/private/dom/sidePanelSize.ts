/** Width of a `SidePanel` from md up. Toasts are inset by it. */
export const sidePanelSize = '400px';
