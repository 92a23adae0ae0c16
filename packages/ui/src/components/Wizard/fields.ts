type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Asks the rules of the native fields in an element; the browser says what is wrong at the first of them. */
export function reportNativeErrors(panel: ParentNode): boolean {
  const wrong = [...panel.querySelectorAll<NativeField>('input, select, textarea')].find(
    (field) => field.willValidate && !field.validity.valid,
  );
  wrong?.reportValidity();
  return wrong === undefined;
}

/** Puts the focus on the first field that says it is wrong. */
export function focusWrongField(panel: ParentNode): void {
  panel
    .querySelector<HTMLElement>('[aria-invalid="true"]:not([role="group"], [role="radiogroup"]), [data-invalid] button')
    ?.focus();
}
