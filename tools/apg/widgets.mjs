/**
 * Keyboard patterns of the WAI-ARIA Authoring Practices Guide: single controls. Each row names the behavior and tests it
 * in the story; rows run in order. Playwright's `expect` retries until it passes or times out.
 */
export const widgets = [
  {
    pattern: 'Accordion',
    story: 'components-accordion--playground',
    rows: {
      'Enter and Space toggle the panel': async ({ get, press, expanded }) => {
        await get('button', 'When is a bill closed?').focus();
        await press('Enter');
        await expanded(get('button', 'When is a bill closed?'), false);
        await press('Space');
        await expanded(get('button', 'When is a bill closed?'), true);
      },
      'Tab moves to the next header': async ({ get, press, expect }) => {
        await press('Tab');
        await expect(get('button', 'How is a bill split?')).toBeFocused();
      },
    },
  },
  {
    pattern: 'Disclosure',
    story: 'components-disclosure--playground',
    rows: {
      'Enter and Space toggle the content': async ({ get, press, expanded }) => {
        const button = get('button', 'Allergens');
        await button.focus();
        await press('Enter');
        await expanded(button, true);
        await press('Space');
        await expanded(button, false);
      },
    },
  },
  {
    pattern: 'Tabs',
    story: 'components-tabs--playground',
    rows: {
      'Tab focuses the selected tab': async ({ get, press, expect }) => {
        await press('Tab');
        await expect(get('tab', 'Open')).toBeFocused();
      },
      'arrow keys move and select, and wrap around': async ({ get, press, expect, selected }) => {
        await press('ArrowRight');
        await expect(get('tab', 'Closed')).toBeFocused();
        await selected(get('tab', 'Closed'), true);
        await press('ArrowLeft', 'ArrowLeft');
        await expect(get('tab', 'Voids')).toBeFocused();
      },
      'Home and End move to the first and last tab': async ({ get, press, expect }) => {
        await press('Home');
        await expect(get('tab', 'Open')).toBeFocused();
        await press('End');
        await expect(get('tab', 'Voids')).toBeFocused();
      },
      'Tab moves to the panel, which the tab names': async ({ get, press, expect }) => {
        await press('Tab');
        await expect(get('tabpanel', 'Voids')).toBeFocused();
      },
    },
  },
  {
    pattern: 'Radio group',
    story: 'components-radiogroup--playground',
    rows: {
      'Tab focuses the checked radio button': async ({ get, press, expect }) => {
        await press('Tab');
        await expect(get('radio', 'Dine in')).toBeFocused();
      },
      'arrow keys check the next one, and wrap around': async ({ get, press, expect }) => {
        await press('ArrowDown');
        await expect(get('radio', 'Take away')).toBeChecked();
        await press('ArrowUp', 'ArrowUp');
        await expect(get('radio', 'Delivery')).toBeChecked();
        await press('ArrowRight');
        await expect(get('radio', 'Dine in')).toBeChecked();
      },
    },
  },
  {
    pattern: 'Radio group: SegmentedControl',
    story: 'components-segmentedcontrol--playground',
    rows: {
      'arrow keys check the next option, and wrap around': async ({ get, press, expect }) => {
        await press('Tab', 'ArrowRight');
        await expect(get('radio', 'Week')).toBeChecked();
        await press('ArrowLeft', 'ArrowLeft');
        await expect(get('radio', 'Month')).toBeChecked();
      },
    },
  },
  {
    pattern: 'Radio group: RadioCards',
    story: 'components-radiocards--playground',
    rows: {
      'arrow keys check the next card': async ({ get, press, expect }) => {
        await press('Tab', 'ArrowDown');
        await expect(get('radio', 'Dark')).toBeChecked();
      },
    },
  },
  {
    pattern: 'Toolbar: ToggleButtonGroup',
    story: 'components-togglebuttongroup--playground',
    rows: {
      'arrow keys move the focus without pressing': async ({ get, press, expect, pressed }) => {
        await press('Tab', 'ArrowRight');
        await expect(get('button', 'Week')).toBeFocused();
        await pressed(get('button', 'Week'), false);
      },
      'Space presses the button': async ({ get, press, pressed }) => {
        await press('Space');
        await pressed(get('button', 'Week'), true);
        await pressed(get('button', 'Day'), false);
      },
    },
  },
  {
    pattern: 'Toolbar',
    story: 'components-toolbar--playground',
    rows: {
      'arrow keys move between all controls, also of groups': async ({ get, press, expect }) => {
        await get('button', 'Link').focus();
        await press('ArrowLeft');
        await expect(get('button', 'At the end')).toBeFocused();
        await press('ArrowRight');
        await expect(get('button', 'Link')).toBeFocused();
      },
      'Home and End move to the first and last control': async ({ get, press, expect }) => {
        await press('Home');
        await expect(get('button', 'Undo')).toBeFocused();
        await press('End');
        await expect(get('button', 'More')).toBeFocused();
      },
      'Tab leaves the toolbar': async ({ get, press, expect }) => {
        await press('Shift+Tab');
        await expect(get('toolbar', 'Text').locator(':focus')).toHaveCount(0);
      },
    },
  },
  {
    pattern: 'Button: toggle',
    story: 'components-togglebutton--playground',
    rows: {
      'Enter and Space change aria-pressed': async ({ get, press, pressed }) => {
        await get('button', 'Pinned').focus();
        await press('Enter');
        await pressed(get('button', 'Pinned'), false);
        await press('Space');
        await pressed(get('button', 'Pinned'), true);
      },
    },
  },
  {
    pattern: 'Checkbox',
    story: 'components-checkbox--playground',
    rows: {
      'Space toggles the checkbox': async ({ get, press, expect }) => {
        await get('checkbox', 'Served').focus();
        const isChecked = await get('checkbox', 'Served').isChecked();
        await press('Space');
        await expect(get('checkbox', 'Served')).toBeChecked({ checked: !isChecked });
      },
    },
  },
  {
    pattern: 'Switch',
    story: 'components-switch--playground',
    rows: {
      'Space toggles the switch': async ({ get, press, expect }) => {
        await get('switch', 'On menu').focus();
        const isChecked = await get('switch', 'On menu').isChecked();
        await press('Space');
        await expect(get('switch', 'On menu')).toBeChecked({ checked: !isChecked });
      },
    },
  },
  {
    pattern: 'Slider',
    story: 'components-slider--playground',
    rows: {
      'arrow keys change the value by a step': async ({ get, press, value }) => {
        const slider = get('slider', 'Portions left');
        await slider.focus();
        await press('Home');
        const first = await value(slider);
        await press('ArrowRight', 'ArrowUp');
        await value(slider, first + 2);
        await press('ArrowLeft', 'ArrowDown');
        await value(slider, first);
      },
      'Home and End set the minimum and the maximum': async ({ get, press, limits, value }) => {
        const slider = get('slider', 'Portions left');
        const { min, max } = await limits(slider);
        await press('End');
        await value(slider, max);
        await press('Home');
        await value(slider, min);
      },
      'Page Up is a larger step': async ({ get, press, value }) => {
        const slider = get('slider', 'Portions left');
        const first = await value(slider);
        await press('PageUp');
        if ((await value(slider)) <= first + 1) throw new Error('Page Up is not larger than an arrow key.');
      },
    },
  },
  {
    pattern: 'Spinbutton: QuantityStepper',
    story: 'components-quantitystepper--playground',
    rows: {
      'Up and Down change the value': async ({ get, press, value }) => {
        const field = get('spinbutton', 'Quantity of Arborio rice');
        await field.focus();
        await press('ArrowUp');
        await value(field, 3);
        await press('ArrowDown');
        await value(field, 2);
      },
    },
  },
  {
    pattern: 'Spinbutton: date segments',
    story: 'components-datepicker--playground',
    rows: {
      'Up and Down change the segment': async ({ get, press, value }) => {
        const day = get('spinbutton', 'day, Delivery');
        await day.focus();
        await press('ArrowUp');
        await value(day, 15);
        await press('ArrowDown');
        await value(day, 14);
      },
      'Right moves to the next segment': async ({ get, press, expect }) => {
        await press('ArrowRight');
        await expect(get('spinbutton', 'month, Delivery')).toBeFocused();
      },
    },
  },
];
