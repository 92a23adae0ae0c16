import type { Attachment } from '@larder/domain/contract';

const toUrl = (type: string, text: string) => `data:${type},${encodeURIComponent(text)}`;

/** Creates a minimal PDF: one page with one line of text. */
function pdfOf(line: string) {
  const content = `BT /F1 18 Tf 60 760 Td (${line.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}${head}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
}

function pictureOf(line: string, hue: number) {
  const plate = `<rect width="320" height="200" fill="hsl(${hue} 30% 88%)"/><circle cx="160" cy="92" r="64" fill="#fff"/><circle cx="160" cy="92" r="42" fill="hsl(${hue} 45% 62%)"/>`;
  const label = `<text x="160" y="186" text-anchor="middle" font-family="sans-serif" font-size="14">${line}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${plate}${label}</svg>`;
}

const file = (fileName: string, type: string, url: string): Attachment => ({ fileName, size: url.length, type, url });

/** Attachments as data URLs, which need no server. */
export const mailFiles = {
  pdf: (name: string, line: string) => file(`${name}.pdf`, 'application/pdf', toUrl('application/pdf', pdfOf(line))),
  picture: (name: string, line: string, hue: number) =>
    file(`${name}.svg`, 'image/svg+xml', toUrl('image/svg+xml', pictureOf(line, hue))),
  table: (name: string, rows: readonly string[]) =>
    file(`${name}.csv`, 'text/csv', toUrl('text/csv;charset=utf-8', rows.join('\r\n'))),
  text: (name: string, text: string) => file(`${name}.txt`, 'text/plain', toUrl('text/plain;charset=utf-8', text)),
  /** Creates an empty archive. */
  archive: (name: string) =>
    file(`${name}.zip`, 'application/zip', 'data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=='),
};
