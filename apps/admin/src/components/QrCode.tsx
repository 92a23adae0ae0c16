import { encode } from 'uqr';

export interface QrCodeProps {
  /** Text to encode, such as a link. */
  value: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, black on white in every skin, because many cameras do not read inverted codes. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={184}
      height={184}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
