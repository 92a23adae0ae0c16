import '@larder/ui/fonts.css';
import '@larder/ui/theme.css';
import { Alert, Button, type ButtonProps } from '@larder/ui';
import { adoptSkin, createSkin } from '@larder/ui/theme';
import { Bell } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { Specimen } from './Specimen';

adoptSkin(createSkin({ name: 'harbour', primary: '#0b5d6b', radius: 4, density: 'compact' }));
interface MaybeProps extends Pick<ButtonProps, 'onClick'> {
  loading: boolean | undefined;
  title: string | undefined;
}

/** Passes values that may be undefined, and an icon of Lucide, under `exactOptionalPropertyTypes`. */
export const Maybe = ({ title, ...button }: MaybeProps) => (
  <Alert
    title={title}
    action={
      <Button startIcon={Bell} {...button}>
        Retry
      </Button>
    }
  />
);

createRoot(document.getElementById('root')!).render(<Specimen />);
