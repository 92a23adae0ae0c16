import { Button } from '@larder/ui/Button';
import { Form, FormActions } from '@larder/ui/Form';
import { Heading } from '@larder/ui/Heading';
import { Select } from '@larder/ui/Select';
import { TextField } from '@larder/ui/TextField';

export default function FormPage() {
  return (
    <Form>
      <Heading level={1}>New dish</Heading>
      <TextField label="Name" name="name" />
      <Select label="Section" options={[{ value: 'mains', label: 'Mains' }]} />
      <FormActions>
        <Button variant="filled" type="submit">
          Save
        </Button>
      </FormActions>
    </Form>
  );
}
