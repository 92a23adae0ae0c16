import { Stack } from '@larder/ui/Stack';
import { Specimen } from '../Specimen';

/** A server component that uses the library directly and inside a client component. */
export default function Page() {
  return (
    <Stack>
      <Specimen />
    </Stack>
  );
}
