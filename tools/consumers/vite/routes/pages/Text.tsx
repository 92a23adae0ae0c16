import { Button } from '@larder/ui/Button';
import { Heading } from '@larder/ui/Heading';
import { Text } from '@larder/ui/Text';

export default function TextPage() {
  return (
    <>
      <Heading level={1}>Opening hours</Heading>
      <Text>Monday to Friday.</Text>
      <Button variant="filled">Edit</Button>
    </>
  );
}
