/** Keyboard patterns of the WAI-ARIA Authoring Practices Guide: layers, lists and grids. See `widgets.mjs`. */
export const composites = [
  {
    pattern: 'Menu button',
    story: 'components-menu--playground',
    rows: {
      'Enter opens the menu on the first item': async ({ get, press, expect, expanded }) => {
        await get('button', 'Actions').focus();
        await press('Enter');
        await expect(get('menuitem').first()).toBeFocused();
        await expanded(get('button', 'Actions'), true);
      },
      'End and Home move to the last and first item, arrow keys wrap around': async ({ get, press, expect }) => {
        await press('End');
        await expect(get('menuitem').first()).not.toBeFocused();
        await press('ArrowDown');
        await expect(get('menuitem').first()).toBeFocused();
        await press('End', 'Home');
        await expect(get('menuitem').first()).toBeFocused();
      },
      'Escape closes the menu and returns the focus': async ({ get, press, expect }) => {
        await press('Escape');
        await expect(get('menu')).toHaveCount(0);
        await expect(get('button', 'Actions')).toBeFocused();
      },
      'Up opens the menu on the last item': async ({ get, press, expect }) => {
        await press('ArrowUp');
        await expect(get('menu')).toBeVisible();
        await expect(get('menuitem').first()).not.toBeFocused();
        await press('ArrowDown');
        await expect(get('menuitem').first()).toBeFocused();
      },
    },
  },
  {
    pattern: 'Dialog (modal)',
    story: 'components-dialog--playground',
    rows: {
      'the focus moves into the dialog': async ({ get, press, expect }) => {
        await get('button', 'Refund').focus();
        await press('Enter');
        await expect(get('dialog')).toBeVisible();
        await expect(get('dialog').locator(':focus').or(get('dialog').and(get.focused()))).toHaveCount(1);
      },
      'Tab stays in the dialog': async ({ get, press, expect }) => {
        await press(...Array.from({ length: 12 }, () => 'Tab'));
        await expect(get('dialog').locator(':focus')).toHaveCount(1);
      },
      'Escape closes the dialog and returns the focus': async ({ get, press, expect }) => {
        await press('Escape');
        await expect(get('dialog')).toHaveCount(0);
        await expect(get('button', 'Refund')).toBeFocused();
      },
    },
  },
  {
    pattern: 'Select-only combobox: Select',
    story: 'components-select--playground',
    rows: {
      'Down opens the list on the selected option': async ({ get, press, expect }) => {
        await get('button', 'Station').focus();
        await press('ArrowDown');
        await expect(get('option', 'Grill')).toBeFocused();
      },
      'arrow keys, Home and End move between options': async ({ get, press, expect }) => {
        await press('ArrowDown');
        await expect(get('option', 'Grill')).not.toBeFocused();
        await press('Home');
        await expect(get('option').first()).toBeFocused();
        await press('End');
        await expect(get('option').first()).not.toBeFocused();
      },
      'Enter selects, closes and returns the focus': async ({ get, press, expect }) => {
        await press('Home');
        const name = await get('option').first().textContent();
        await press('Enter');
        await expect(get('listbox')).toHaveCount(0);
        await expect(get('button', 'Station')).toBeFocused();
        await expect(get('button', 'Station')).toContainText((name ?? '').slice(0, 4));
      },
      'Escape closes without a change': async ({ get, press, expect }) => {
        const before = await get('button', 'Station').textContent();
        await press('ArrowDown', 'ArrowDown', 'Escape');
        await expect(get('listbox')).toHaveCount(0);
        await expect(get('button', 'Station')).toHaveText(before ?? '');
      },
    },
  },
  {
    pattern: 'Combobox: ComboBox',
    story: 'components-combobox--playground',
    rows: {
      'Down opens the list and points to an option': async ({ get, press, expect }) => {
        await get('combobox', 'Dish').focus();
        await press('ArrowDown');
        await expect(get('listbox')).toBeVisible();
        await expect(get('combobox', 'Dish')).toHaveAttribute('aria-expanded', 'true');
        await expect(get('combobox', 'Dish')).toHaveAttribute('aria-activedescendant', /./);
      },
      'the focus stays in the field': async ({ get, press, expect }) => {
        await press('ArrowDown');
        await expect(get('combobox', 'Dish')).toBeFocused();
      },
      'Escape closes the list': async ({ get, press, expect }) => {
        await press('Escape');
        await expect(get('listbox')).toHaveCount(0);
        await expect(get('combobox', 'Dish')).toHaveAttribute('aria-expanded', 'false');
      },
    },
  },
  {
    pattern: 'Listbox',
    story: 'components-listbox--playground',
    rows: {
      'arrow keys, Home and End move between enabled options': async ({ get, press, expect }) => {
        await press('Tab', 'Home');
        await expect(get('option', 'Grill')).toBeFocused();
        await press('ArrowDown');
        await expect(get('option', 'Cold larder')).toBeFocused();
        await press('ArrowUp');
        await expect(get('option', 'Grill')).toBeFocused();
      },
      'letters move to the option that starts with them': async ({ get, press, expect }) => {
        await press('c');
        await expect(get('option', 'Cold larder')).toBeFocused();
      },
    },
  },
  {
    pattern: 'Grid list',
    story: 'components-gridlist--playground',
    rows: {
      'Down moves between rows, Right to the controls of a row': async ({ get, press, expect }) => {
        await press('Tab');
        await expect(get('row', 'Maren Holt')).toBeFocused();
        await press('ArrowDown');
        await expect(get('row', 'Ilse Okafor')).toBeFocused();
        await press('ArrowRight');
        await expect(get('row', 'Ilse Okafor').locator(':focus')).toHaveCount(1);
      },
      'Space selects the row': async ({ get, press, selected }) => {
        await press('ArrowLeft', 'ArrowUp', 'ArrowDown', 'Space');
        await selected(get('row', 'Ilse Okafor'), true);
      },
    },
  },
  {
    pattern: 'Treegrid: Tree',
    story: 'components-tree--playground',
    rows: {
      'Left closes an open branch, Right opens it': async ({ get, press, expect, expanded }) => {
        await press('Tab', 'Home');
        await expect(get('row', 'Dinner')).toBeFocused();
        await press('ArrowLeft');
        await expanded(get('row', 'Dinner'), false);
        await press('ArrowRight');
        await expanded(get('row', 'Dinner'), true);
      },
      'Down moves to the next visible row': async ({ get, press, expect }) => {
        await press('ArrowDown');
        await expect(get('row', 'Starters')).toBeFocused();
      },
    },
  },
  {
    pattern: 'Grid: DataTable',
    story: 'table-datatable--playground',
    rows: {
      'arrow keys move between rows and cells': async ({ get, press, expect }) => {
        const rows = get('grid', 'Users').getByRole('row');
        await rows.nth(1).focus();
        await press('ArrowDown');
        await expect(rows.nth(2)).toBeFocused();
        await press('ArrowRight');
        await expect(rows.nth(2).locator(':focus')).toHaveCount(1);
      },
      'End and Home move to the last and first cell of the row': async ({ get, press, expect }) => {
        const row = get('grid', 'Users').getByRole('row').nth(2);
        await press('End');
        await expect(row.locator(':focus')).toHaveCount(1);
        const last = await row.locator(':focus').evaluate((cell) => cell.textContent);
        await press('Home');
        await expect(row.locator(':focus')).not.toHaveText(last || /^\0$/);
      },
    },
  },
  {
    pattern: 'Sortable table',
    story: 'table-datatable--playground',
    rows: {
      'Enter on a header sorts, and aria-sort follows': async ({ get, press, expect }) => {
        await get('columnheader', 'Role').getByRole('button').first().focus();
        await press('Enter');
        await expect(get('columnheader', 'Role')).toHaveAttribute('aria-sort', 'ascending');
        await press('Enter');
        await expect(get('columnheader', 'Role')).toHaveAttribute('aria-sort', 'descending');
      },
    },
  },
  {
    pattern: 'Date picker dialog',
    story: 'components-datepicker--playground',
    rows: {
      'Enter on the button opens the calendar on the selected day': async ({ get, press, expect }) => {
        await get('button', 'Calendar Delivery').focus();
        await press('Enter');
        await expect(get('button', '14 November 2025')).toBeFocused();
      },
      'Home and End move to the first and last day of the week': async ({ get, press, expect }) => {
        await press('Home');
        await expect(get('button', '10 November 2025')).toBeFocused();
        await press('End');
        await expect(get('button', '16 November 2025')).toBeFocused();
      },
      'Down moves by a week, Page Down by a month': async ({ get, press, expect }) => {
        await press('ArrowDown');
        await expect(get('button', '23 November 2025')).toBeFocused();
        await press('PageDown');
        await expect(get('button', '23 December 2025')).toBeFocused();
      },
      'Escape closes the calendar and returns the focus': async ({ get, press, expect }) => {
        await press('Escape');
        await expect(get('dialog')).toHaveCount(0);
        await expect(get('group', 'Delivery').locator(':focus')).toHaveCount(1);
      },
    },
  },
  {
    pattern: 'Tooltip',
    story: 'components-tooltip--playground',
    rows: {
      'the focus shows the tooltip, Escape hides it': async ({ get, press, expect }) => {
        await press('Tab');
        await expect(get('tooltip')).toBeVisible();
        await press('Escape');
        await expect(get('tooltip')).toHaveCount(0);
        await expect(get('button', 'Close')).toBeFocused();
      },
    },
  },
  {
    pattern: 'Breadcrumb',
    story: 'components-breadcrumbs--playground',
    rows: {
      'the current page is marked in a named navigation': async ({ get, expect }) => {
        await expect(get('navigation', 'Breadcrumbs').locator('[aria-current="page"]')).toHaveText(/Small plates/);
      },
    },
  },
  {
    pattern: 'Carousel',
    story: 'components-carousel--playground',
    rows: {
      'the buttons change the slide with Enter': async ({ get, press, expect }) => {
        await get('button', 'Show 3 of 5').focus();
        await press('Enter');
        await expect(get('button', 'Show 3 of 5')).toHaveAttribute('aria-current', /./);
      },
    },
  },
];
