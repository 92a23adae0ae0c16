import { X } from 'lucide-react';
import { Button } from '../Button/Button';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';

interface CloseButtonProps {
  onClick: () => void;
  className?: string;
}

/** The close button of a dialog or drawer. */
export function CloseButton(props: CloseButtonProps) {
  const strings = useStrings(coreStrings);
  return (
    <Button {...props} variant="plain" tone="secondary" size="sm" iconOnly startIcon={X} aria-label={strings.close} />
  );
}
