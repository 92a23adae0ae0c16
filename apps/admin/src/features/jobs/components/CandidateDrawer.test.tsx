import { call, useRecentChanges } from '@larder/domain';
import { candidateEndpoints, openingEndpoints, type Candidate, type JobOpening } from '@larder/domain/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually, shownToasts, useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { CandidateDrawer, type CandidateDrawerProps } from './CandidateDrawer';

useMockServer();

function Page(props: CandidateDrawerProps) {
  const [change] = useRecentChanges();
  return (
    <>
      <CandidateDrawer {...props} />
      <output>{change?.text.key}</output>
    </>
  );
}

const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^jobs.fields.${name}`) }, { timeout: 10_000 });

async function open(choose: (opening: JobOpening) => Promise<Candidate | undefined>) {
  const { openings } = await call(openingEndpoints.list, { restaurant: 'all' });
  const opening = openings.find(({ status, active }) => status === 'published' && active > 0)!;
  const candidate = await choose(opening);
  const onAdded = vi.fn<(added: Candidate) => void>();
  const onClose = vi.fn<() => void>();
  render(<Page candidate={candidate} opening={opening} onClose={onClose} onAdded={onAdded} />, { wrapper: TextKeys });
  return { candidate, opening, onAdded, onClose };
}

it('the drawer shows the candidate and saves only the changed fields', async () => {
  const { candidate, onClose, onAdded } = await open(async ({ id }) => {
    const { candidates } = await call(candidateEndpoints.list, { opening: id, restaurant: 'all' });
    return (await call(candidateEndpoints.candidate, { id: candidates[0]!.id })).candidate;
  });
  const before = candidate!;
  expect((await field('fullName')).value).toBe(before.fullName);
  expect((await field('email')).value).toBe(before.email);
  expect((await field('phone')).value).toBe(before.phone);
  fireEvent.change(await field('phone'), { target: { value: '+44 20 7946 0000' } });
  fireEvent.click(screen.getByRole('button', { name: /^jobs\.save/ }));
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
  const { candidate: saved } = await call(candidateEndpoints.candidate, { id: before.id });
  const { fullName, email, source, rating, tags } = before;
  expect(saved).toMatchObject({ fullName, email, source, rating, tags, phone: '+44 20 7946 0000' });
  expect(onAdded).not.toHaveBeenCalled();
  await eventually(() => screen.getByText('jobs.toasts.candidateSaved'));
});

it('the drawer adds a candidate, by default one who walked in', async () => {
  const { opening, onAdded } = await open(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: /^jobs\.candidates\.add/ }));
  await eventually(async () => expect((await field('fullName')).getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(await field('fullName'), { target: { value: 'Ada Fenwick' } });
  fireEvent.change(await field('email'), { target: { value: 'ada@saltmarsh.example' } });
  fireEvent.click(screen.getByRole('button', { name: /^jobs\.candidates\.add/ }));
  await eventually(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(onAdded.mock.calls[0]![0]).toMatchObject({
    openingId: opening.id,
    fullName: 'Ada Fenwick',
    source: 'walk_in',
    rating: null,
    tags: [],
  });
  expect(shownToasts).toEqual(['success: jobs.toasts.candidateAdded name=Ada Fenwick']);
});
