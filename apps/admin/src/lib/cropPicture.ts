export interface PictureSize {
  /** Width and height in pixels. */
  width: number;
  height: number;
  /** Maximum number of bytes. @default no limit */
  limit?: number;
}

const types = ['image/webp', 'image/jpeg'];
const qualities = [0.85, 0.7, 0.5, 0.3];

/** Crops a picture around its center and scales it. Resolves to a data URL within the limit. */
export async function cropPicture(file: Blob, { width, height, limit = Infinity }: PictureSize): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(picture.width / width, picture.height / height);
  const [cutWidth, cutHeight] = [width * scale, height * scale];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const [left, above] = [(picture.width - cutWidth) / 2, (picture.height - cutHeight) / 2];
  context.drawImage(picture, left, above, cutWidth, cutHeight, 0, 0, width, height);
  picture.close();
  // Browsers that can't encode WebP return a PNG, whose size does not depend on the quality.
  for (const type of types) {
    for (const quality of qualities) {
      const url = canvas.toDataURL(type, quality);
      if (url.length * 0.75 <= limit) return url;
    }
  }
  throw new Error('The picture is too large.');
}
