type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reports the first native validation error in an element. Returns true if all fields are valid. */
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
