import { ChevronDown, ChevronUp, RotateCw, X } from 'lucide-react';
import { fill, useStrings } from '../../private/strings/strings';
import { structureStrings } from '../../private/strings/structureStrings';
import { Button } from '../Button/Button';

interface CardToolsProps {
  /** Name of the card in the labels of the buttons. */
  name: string;
  /** ID of the collapsible content. */
  contentId: string;
  open?: boolean;
  loading: boolean;
  onToggle?: () => void;
  onReload?: () => void;
  onRemove?: () => void;
}

const small = { variant: 'plain', tone: 'secondary', size: 'sm', iconOnly: true } as const;

/** The reload, collapse and remove buttons of a card. */
export function CardTools({ name, contentId, open, loading, onToggle, onReload, onRemove }: CardToolsProps) {
  const strings = useStrings(structureStrings);
  return (
    <>
      {onReload && (
        <Button
          {...small}
          startIcon={RotateCw}
          loading={loading}
          aria-label={fill(strings.reloadCard, { name })}
          onClick={onReload}
        />
      )}
      {onToggle && (
        <Button
          {...small}
          startIcon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={contentId}
          aria-label={fill(open ? strings.collapse : strings.expand, { name })}
          onClick={onToggle}
        />
      )}
      {onRemove && (
        <Button {...small} startIcon={X} aria-label={fill(strings.removeCard, { name })} onClick={onRemove} />
      )}
    </>
  );
}
