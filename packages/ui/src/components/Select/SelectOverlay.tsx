import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Autocomplete, Input, Popover, SearchField, useFilter } from 'react-aria-components';
import { cx } from '../../css/cx';
import { Icon } from '../../icons/Icon';
import * as choice from '../../private/choices/Choice.css';
import { ChoiceOptions } from '../../private/choices/ChoiceOptions';
import { virtualizeFrom, type ChoiceOption } from '../../private/choices/choiceTypes';
import { OverlayState } from '../../private/overlays/OverlayState';
import { RemountOnOpen } from '../../private/overlays/RemountOnOpen';
import * as overlay from '../../private/overlays/overlay.css';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Select.css';

interface SelectOverlayProps {
  options: readonly ChoiceOption[];
  value: string | null;
  onSelect: (value: string) => void;
  searchable: boolean;
  loading: boolean;
  /** ID of the list. */
  id: string;
  /** ID of the element that names the list. */
  labelledBy: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  autoFocus: 'first' | 'last' | true;
}

/** The floating list of a `Select`. */
export function SelectOverlay({
  options,
  value,
  onSelect,
  searchable,
  loading,
  id,
  labelledBy,
  triggerRef,
  isOpen,
  onOpenChange,
  autoFocus,
}: SelectOverlayProps) {
  const strings = useStrings(widgetStrings);
  const { contains } = useFilter({ sensitivity: 'base' });
  const isLong = options.length > virtualizeFrom;
  const list = (
    <ChoiceOptions
      id={id}
      aria-labelledby={labelledBy}
      options={options}
      isLong={isLong}
      emptyState={loading ? strings.loading : strings.nothingMatches}
      autoFocus={autoFocus}
      selectionMode="single"
      disallowEmptySelection
      // Selecting the selected option closes the list.
      {...{ allowDuplicateSelectionEvents: true }}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(key as string);
        onOpenChange(false);
      }}
      shouldSelectOnPressUp
      shouldFocusOnHover
    />
  );
  return (
    <OverlayState isOpen={isOpen} onOpenChange={onOpenChange}>
      <Popover
        trigger="Select"
        triggerRef={triggerRef}
        aria-labelledby={labelledBy}
        className={cx(overlay.panel, choice.panel, isLong && choice.longPanel)}
        offset={4}
        placement="bottom start"
      >
        <RemountOnOpen>
          {searchable ? (
            <Autocomplete filter={contains}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list and expects to type */}
              <SearchField aria-label={strings.search} autoFocus className={styles.search}>
                <Icon as={Search} />
                {/* With these attributes, React Aria treats the virtualized list as part of the focused field. */}
                <Input
                  className={styles.searchInput}
                  placeholder={strings.search}
                  {...(isLong && { role: 'combobox', 'aria-expanded': true })}
                />
              </SearchField>
              {list}
            </Autocomplete>
          ) : (
            list
          )}
        </RemountOnOpen>
      </Popover>
    </OverlayState>
  );
}
