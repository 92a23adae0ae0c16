import { Stack } from '@larder/ui/Stack';
import { Specimen } from '../Specimen';

/** A server component: what it draws itself comes through the boundary too. */
export default function Page() {
  return (
    <Stack>
      <Specimen />
    </Stack>
  );
}
