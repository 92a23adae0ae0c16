type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Runs native validation of all fields in an element and reports the first error. */
export function reportNativeErrors(panel: ParentNode): boolean {
  const wrong = [...panel.querySelectorAll<NativeField>('input, select, textarea')].find(
    (field) => field.willValidate && !field.validity.valid,
  );
  wrong?.reportValidity();
  return wrong === undefined;
}

/** Focuses the first invalid field. */
export function focusInvalidField(panel: ParentNode): void {
  panel
    .querySelector<HTMLElement>('[aria-invalid="true"]:not([role="group"], [role="radiogroup"]), [data-invalid] button')
    ?.focus();
}
