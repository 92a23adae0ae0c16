/** True for a pointer event that a screen reader dispatches in place of a press; the tests are those of React Aria. */
export function isVirtualPointer({ width, height, pressure, detail, pointerType }: PointerEvent) {
  // TalkBack on Android.
  if (/android/i.test(navigator.userAgent))
    return width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === 'mouse';
  return width === 0 && height === 0;
}
