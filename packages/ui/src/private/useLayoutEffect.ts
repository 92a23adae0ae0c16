import { useEffect, useLayoutEffect as reactLayoutEffect } from 'react';

/** React 18 warns of layout effects on a server, where none runs. The build puts this in place of React's own. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : reactLayoutEffect;
