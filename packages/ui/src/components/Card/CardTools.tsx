import { ChevronDown, ChevronUp, RotateCw, X } from 'lucide-react';
import { fill, useStrings } from '../../private/strings';
import { structureStrings } from '../../private/structureStrings';
import { Button } from '../Button/Button';

interface CardToolsProps {
  /** How the card is called in the names of the buttons. */
  name: string;
  /** Id of what is folded away. */
  contentId: string;
  isOpen?: boolean;
  isReloading: boolean;
  onToggle?: () => void;
  onReload?: () => void;
  onRemove?: () => void;
}

const small = { variant: 'plain', tone: 'secondary', size: 'sm', iconOnly: true } as const;

/** Buttons by which a card loads again, folds and goes. */
export function CardTools({ name, contentId, isOpen, isReloading, onToggle, onReload, onRemove }: CardToolsProps) {
  const strings = useStrings(structureStrings);
  return (
    <>
      {onReload && (
        <Button
          {...small}
          startIcon={RotateCw}
          loading={isReloading}
          aria-label={fill(strings.reloadCard, { name })}
          onClick={onReload}
        />
      )}
      {onToggle && (
        <Button
          {...small}
          startIcon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={contentId}
          aria-label={fill(isOpen ? strings.collapse : strings.expand, { name })}
          onClick={onToggle}
        />
      )}
      {onRemove && (
        <Button {...small} startIcon={X} aria-label={fill(strings.removeCard, { name })} onClick={onRemove} />
      )}
    </>
  );
}
