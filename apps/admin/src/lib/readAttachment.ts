import type { Attachment } from '@larder/domain/contract';

/** Reads a file as an attachment with a data URL. */
export const readAttachment = (file: File): Promise<Attachment> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.onload = () => {
      const type = file.type || 'application/octet-stream';
      // An empty file has the data URL `data:`, and one without a type has no media type.
      const data = (reader.result as string).split(',', 2)[1] ?? '';
      resolve({ fileName: file.name, size: file.size, type, url: `data:${type};base64,${data}` });
    };
    reader.readAsDataURL(file);
  });
