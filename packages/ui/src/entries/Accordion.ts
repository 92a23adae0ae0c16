export { Accordion } from '../components/Accordion/Accordion';
export { AccordionItem } from '../components/Accordion/AccordionItem';
export type { AccordionProps } from '../components/Accordion/Accordion';
export type { AccordionItemProps } from '../components/Accordion/AccordionItem';
