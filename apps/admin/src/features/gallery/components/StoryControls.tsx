import { Button, Switch, TextField } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import type { Args, ControlType, StoryInfo } from '../storyInfo';
import * as styles from './Gallery.css';

interface StoryControlsProps {
  info: StoryInfo;
  args: Args;
  /** The args that differ from those of the story. */
  changed: Args;
  onChange: (changed: Args) => void;
}

interface ControlProps {
  name: string;
  control: ControlType;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Control({ name, control, value, onChange }: ControlProps) {
  if (control.kind === 'boolean') return <Switch label={name} checked={value === true} onCheckedChange={onChange} />;
  if (control.kind === 'number')
    return <NumberField label={name} value={typeof value === 'number' ? value : null} onValueChange={onChange} />;
  if (control.kind === 'choice')
    return (
      <Select
        label={name}
        options={control.options.map((option) => ({ value: option, label: option }))}
        value={typeof value === 'string' ? value : null}
        onValueChange={onChange}
      />
    );
  return <TextField label={name} value={typeof value === 'string' ? value : ''} onValueChange={onChange} />;
}

/** Fields for the props of a story. */
export function StoryControls({ info, args, changed, onChange }: StoryControlsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel} dir="ltr">
      <div className={styles.controls} role="group" aria-label={t('gallery.props')}>
        {Object.entries(info.controls).map(([name, control]) => (
          <Control
            key={name}
            name={name}
            control={control}
            value={args[name]}
            onChange={(value) => onChange({ ...changed, [name]: value })}
          />
        ))}
      </div>
      <div>
        <Button size="sm" disabled={Object.keys(changed).length === 0} onClick={() => onChange({})}>
          {t('gallery.resetProps')}
        </Button>
      </div>
    </div>
  );
}
