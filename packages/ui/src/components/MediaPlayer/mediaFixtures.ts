/** Returns an object URL of a WAV file with a quiet tone, by default of eight seconds. */
export function tone(seconds = 8, rate = 4000): string {
  const samples = seconds * rate;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((byte, index) => view.setUint8(at + index, byte));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let index = 0; index < samples; index += 1) view.setUint8(44 + index, 128 + Math.sin(index / 2) * 4);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}

export const words = () =>
  URL.createObjectURL(
    new Blob(['WEBVTT\n\n00:00.000 --> 00:08.000\nHake is good tonight, this is how it goes out.'], {
      type: 'text/vtt',
    }),
  );

export const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#ead9c8"/><rect y="130" width="320" height="50" fill="#c9b8a6"/><ellipse cx="160" cy="104" rx="92" ry="34" fill="#fefcf9"/><ellipse cx="160" cy="102" rx="62" ry="21" fill="#f4f0e8"/><ellipse cx="150" cy="100" rx="34" ry="11" fill="#b9c8cf"/><path d="M182 100l16-9v18z" fill="#b9c8cf"/></svg>',
)}`;
