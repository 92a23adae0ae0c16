import { describe, expect, it } from 'vitest';
import { attachmentBytes, sentAttachmentSchema } from './attachment.contract';

const file = (url: string, size = 0) => ({ fileName: 'a', size, type: '', url });

describe('attachments', () => {
  it.each([
    ['data:text/plain,abcd', 0, 4],
    ['data:text/plain;base64,YWJjZA==', 0, 6],
    ['data:,', 9, 9],
    ['https://fern-hall.example/a.pdf', 12, 12],
    ['data:text/plain,abcd', 2, 4],
  ])('measures %s with the declared size %i as %i bytes', (url, size, bytes) =>
    expect(attachmentBytes(file(url, size))).toBe(bytes),
  );

  it.each([
    ['data:image/png;base64,AA==', true],
    ['https://fern-hall.example/a.pdf', true],
    ['/files/a.pdf', true],
    ['//elsewhere.example/a.pdf', false],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['vbscript:x', false],
    ['', false],
  ])('accepts the URL %j: %s', (url, fits) => {
    expect(sentAttachmentSchema.safeParse(file(url)).success).toBe(fits);
    expect(sentAttachmentSchema.safeParse({ ...file('data:,'), thumbnail: url }).success).toBe(fits);
  });
});
