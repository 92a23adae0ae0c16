/**
 * Applies the `style` attributes of server-rendered elements that a content security policy has blocked. React does not
 * set them again during hydration; setting them by script is allowed.
 */
export function applyServerStyles() {
  for (const { style, attributes } of document.querySelectorAll<HTMLElement | SVGElement>('[style]'))
    if (style.length === 0) style.cssText = attributes.getNamedItem('style')?.value ?? '';
}
