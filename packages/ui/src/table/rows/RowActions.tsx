import { Ellipsis } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { ButtonBody, buttonClass } from '../../private/buttons/ButtonBody';
import { useRoutedLink } from '../../private/dom/navigation';
import { fill } from '../../private/strings/strings';
import * as parts from './RowParts.css';
import type { TableView } from './rowView';
import type { RowAction } from '../tableTypes';

const look = { variant: 'plain', tone: 'secondary', size: 'sm', iconOnly: true } as const;

interface QuickActionProps {
  action: RowAction;
  tabIndex: 0 | -1;
}

function QuickLink({ action: { label, icon, href = '' }, tabIndex }: QuickActionProps) {
  return (
    <a {...useRoutedLink(href)} className={buttonClass(look)} aria-label={label} data-tip={label} tabIndex={tabIndex}>
      <ButtonBody {...look} startIcon={icon} />
    </a>
  );
}

function QuickAction(props: QuickActionProps) {
  const { action, tabIndex } = props;
  const { label, icon, href, disabled, onAction } = action;
  if (!icon) return null;
  if (href !== undefined && !disabled) return <QuickLink {...props} />;
  return (
    <Button
      {...look}
      startIcon={icon}
      aria-label={label}
      data-tip={label}
      tabIndex={tabIndex}
      disabled={disabled}
      onClick={onAction}
    />
  );
}

export interface RowActionsProps {
  actions: readonly RowAction[];
  name: string;
  /** `0` in the row that is the tab stop, otherwise `-1`. */
  tabIndex: 0 | -1;
  /** If true, quick actions are shown next to the menu. */
  hasQuick: boolean;
  strings: TableView<never>['strings'];
}

/** Quick buttons and menu button of a row. The menu itself is shared by all rows. */
export function RowActions({ actions, name, tabIndex, hasQuick, strings }: RowActionsProps) {
  if (actions.length === 0) return null;
  return (
    <span className={parts.actions}>
      {hasQuick && (
        <span className={parts.quick}>
          {actions.map((action) => action.quick && <QuickAction key={action.id} action={action} tabIndex={tabIndex} />)}
        </span>
      )}
      <Button
        {...look}
        startIcon={Ellipsis}
        data-row-menu=""
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={fill(strings.actionsFor, { name })}
        tabIndex={tabIndex}
      />
    </span>
  );
}
