/** Returns true for a pointer event that a screen reader dispatches for a press. Uses the same checks as React Aria. */
export function isVirtualPointer({ width, height, pressure, detail, pointerType }: PointerEvent) {
  // TalkBack on Android.
  if (/android/i.test(navigator.userAgent))
    return width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === 'mouse';
  return width === 0 && height === 0;
}
