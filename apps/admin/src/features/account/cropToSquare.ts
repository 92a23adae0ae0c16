/** Side of a stored avatar, px. */
const side = 256;

/** Crops a picture to a square around its center and scales it down. Resolves to a data URL. */
export async function cropToSquare(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const length = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const left = (picture.width - length) / 2;
  const above = (picture.height - length) / 2;
  context.drawImage(picture, left, above, length, length, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/webp', 0.85);
}
