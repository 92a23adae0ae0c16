import { Stack } from '@larder/ui/Stack';
import { Specimen } from '../Specimen';

/** A server component that renders a component of the library itself and through a client component. */
export default function Page() {
  return (
    <Stack>
      <Specimen />
    </Stack>
  );
}
