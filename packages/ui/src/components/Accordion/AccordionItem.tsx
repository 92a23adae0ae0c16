import { useContext } from 'react';
import { cx } from '../../css/cx';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure';
import * as styles from './Accordion.css';
import { AccordionContext } from './AccordionContext';

export interface AccordionItemProps extends Omit<DisclosureProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'id'> {
  /** Key of the item in `expandedKeys`, and the ID of its element. */
  id: string;
}

/** One item of an accordion. */
export function AccordionItem({ id, headingLevel, className, ...rest }: AccordionItemProps) {
  const accordion = useContext(AccordionContext);
  if (!accordion) throw new Error('AccordionItem must be used inside <Accordion>.');
  return (
    <Disclosure
      {...rest}
      id={id}
      headingLevel={headingLevel ?? accordion.headingLevel}
      open={accordion.open.includes(id)}
      onOpenChange={(isOpen) => accordion.toggle(id, isOpen)}
      className={cx(styles.item, className)}
    />
  );
}
