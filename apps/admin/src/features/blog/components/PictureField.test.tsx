import { blogPictureLimit } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureField } from './PictureField';

afterEach(cleanup);

const choose = (file: File) => {
  const onChange = vi.fn();
  const { container } = render(<PictureField picture="" alt="" error={undefined} onChange={onChange} />);
  fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files: [file] } });
  return onChange;
};

it('PictureField accepts a picture', async () => {
  const onChange = choose(new File(['x'], 'oysters.png', { type: 'image/png' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ fileName: 'oysters.png', type: 'image/png' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a file that is not a picture', new File(['x'], 'menu.pdf', { type: 'application/pdf' })],
  ['a picture above the size limit', new File([new Uint8Array(blogPictureLimit + 1)], 'x.png', { type: 'image/png' })],
])('PictureField rejects %s', async (_name, file) => {
  const onChange = choose(file);
  expect((await screen.findByRole('alert')).textContent).toContain('blog.form.pictureInvalid');
  expect(onChange).not.toHaveBeenCalled();
});
