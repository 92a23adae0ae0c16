import { cdp } from 'vitest/browser';

/**
 * Checks for forced colors and reduced motion, which axe does not have. Forced colors replace fills and remove shadows,
 * so a control drawn by its fill alone disappears.
 */

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="option"], [role^="menuitem"], [role="tab"]';
const chosen =
  ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
const choosable =
  'input:is([type="checkbox"], [type="radio"]), [aria-checked], [aria-selected], [aria-pressed], a, [role="link"]';

/** Maximum number of elements in a check, one of each kind. */
const maxElements = 6;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isPixel = (element: Element | null) => {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width <= 1 && height <= 1;
};

/** Returns false for hidden and visually hidden elements, but true for inputs drawn by their label. */
const isVisible = (element: Element) =>
  (element.matches('label input') || !(isPixel(element) || isPixel(element.parentElement))) &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert]');

const alpha = (color: string) => {
  const part = color.match(/^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/);
  return part ? Number(part[1] ?? part[2]) : color === 'transparent' ? 0 : 1;
};

/** Returns the element that draws a control: the label of a hidden input, or the control. */
function drawnElement(control: Element) {
  const { opacity } = getComputedStyle(control);
  const { width } = control.getBoundingClientRect();
  const isInvisible = Number(opacity) === 0 || width <= 2;
  return (isInvisible && (control.closest('label') ?? control.parentElement)) || control;
}

/** Returns up to three ancestors. For the input of a field, one of them is the visible box. */
function ancestors(element: Element) {
  const found: Element[] = [];
  for (let up = element.parentElement; up && found.length < 3; up = up.parentElement) found.push(up);
  return found;
}

const isNative = (control: Element) =>
  control.matches('input, select') &&
  getComputedStyle(control).appearance === 'auto' &&
  drawnElement(control) === control;

function hasEdge(style: CSSStyleDeclaration, background: string) {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasBorder = sides.some(
    (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && alpha(style[`border${side}Color`]) > 0,
  );
  const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const hasFill = alpha(style.backgroundColor) > 0 && style.backgroundColor !== background;
  return hasBorder || hasOutline || hasFill || style.backgroundImage !== 'none';
}

const isField = 'input, textarea, [role="textbox"], [role="combobox"], [role="spinbutton"]';

/** Returns true if the control has text, a visible edge, an icon or a picture. */
function isPerceivable(control: Element) {
  const root = drawnElement(control);
  if (isNative(control) || (root as HTMLElement).innerText?.trim()) return true;
  if (control instanceof HTMLInputElement && (control.value || control.placeholder)) return true;
  const background = getComputedStyle(document.body).backgroundColor;
  if (control.matches(isField) && ancestors(control).some((element) => hasEdge(getComputedStyle(element), background)))
    return true;
  return [root, ...root.querySelectorAll('*')].some((element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility !== 'visible' || Number(style.opacity) === 0) return false;
    if (element instanceof SVGGraphicsElement && (style.stroke !== 'none' || style.fill !== 'none')) return true;
    if (element.matches('img, video, canvas')) return true;
    return (
      hasEdge(style, background) ||
      ['::before', '::after'].some((pseudo) => {
        const part = getComputedStyle(element, pseudo);
        return part.content !== 'none' && hasEdge(part, background);
      })
    );
  });
}

const paintProperties = [
  'display',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-style',
  'border-top-width',
  'border-bottom-color',
  'border-bottom-width',
  'border-left-width',
  'border-right-width',
  'text-decoration-line',
  'font-weight',
  'transform',
  'translate',
  'inset-inline-start',
  'stroke-dashoffset',
];

function paint(elements: readonly Element[]) {
  return elements
    .flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && (style.content === 'none' || style.content === 'normal')) return '';
        // Browsers change the width and color of an outline even if its style is none.
        const ring = style.outlineStyle === 'none' ? '' : style.outline;
        // Browsers also change the color of zero-width borders.
        const drawn = paintProperties.map((name) => {
          const side = name.match(/^border-(\w+)-color$/)?.[1];
          return side && style.getPropertyValue(`border-${side}-width`) === '0px' ? '' : style.getPropertyValue(name);
        });
        return [element.tagName, style.content, ring, ...drawn].join();
      }),
    )
    .join('\n');
}

/** Returns the elements that may draw the focus ring. */
function ringCandidates(control: Element) {
  const root = drawnElement(control);
  const siblings = [...(root.parentElement?.children ?? [])].slice(0, 12);
  return [...ancestors(root), ...siblings, root, ...[...root.querySelectorAll('*')].slice(0, 40)];
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[role=${element.getAttribute('role')}]` : ''} “${(
    element.getAttribute('aria-label') ??
    (element.closest('label') ?? element).textContent ??
    ''
  )
    .trim()
    .slice(0, 40)}”`;

/** Returns one element for each combination of tag, role, type and class. */
function uniqueByKind(elements: Iterable<Element>) {
  const found = new Map<string, Element>();
  for (const element of elements) {
    const key = [element.tagName, element.getAttribute('role'), element.getAttribute('type'), element.className].join();
    if (!found.has(key)) found.set(key, element);
  }
  return [...found.values()];
}

async function showsFocus(control: HTMLElement) {
  if (document.activeElement !== document.body) {
    (document.activeElement as HTMLElement).blur();
    // React Aria removes its focus attributes in the next frame.
    await frame();
    await frame();
    // A focus trap moved the focus back, so there is nothing to compare.
    if (document.activeElement === control) return true;
  }
  const parts = ringCandidates(control);
  const before = paint(parts);
  // Makes React Aria treat the next focus as keyboard focus.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
  control.focus({ focusVisible: true } as FocusOptions);
  // React Aria sets its focus attribute in a later frame. A focus trap or a list may move the focus.
  for (let tries = 0; tries < 20; tries += 1) {
    if (document.activeElement !== control || paint(parts) !== before) return true;
    await frame();
  }
  return false;
}

/** Elements to ignore: a hovered item already looks focused, and a menu moves the focus. */
const ignored = '[data-hovered], [role="menu"]';

const isOff = (element: Element) => element.matches(':disabled, [aria-disabled="true"], [data-disabled]');

function findSimilar(one: Element, others: readonly Element[]) {
  const scope = one.closest(
    '[role$="group"], [role="tablist"], [role="listbox"], [role="menu"], ul, ol, fieldset, nav',
  );
  return others.find(
    (other) =>
      other.tagName === one.tagName &&
      other.getAttribute('role') === one.getAttribute('role') &&
      (other as HTMLInputElement).type === (one as HTMLInputElement).type &&
      isOff(other) === isOff(one) &&
      (!scope || scope.contains(other)),
  );
}

/** Describes selected elements that look the same as unselected ones without colors. */
function indistinguishable(): string[] {
  const all = [...document.querySelectorAll(choosable)].filter((element) => isVisible(element) && !isNative(element));
  const rest = all.filter((element) => !element.matches(chosen));
  return uniqueByKind(all.filter((element) => element.matches(chosen)))
    .slice(0, maxElements)
    .flatMap((one) => {
      const other = findSimilar(one, rest);
      if (!other) return [];
      const [a, b] = [one, other].map((element) => {
        const root = drawnElement(element);
        return paint([
          ...(root.parentElement?.matches('li, [role="row"]') ? [root.parentElement] : []),
          root,
          ...root.querySelectorAll('*'),
        ]);
      });
      return a === b ? [`${nameOf(one)} is selected but looks like ${nameOf(other)}, which is not`] : [];
    });
}

const moving =
  /^(all|transform|translate|scale|rotate|inset|top|left|right|bottom|margin|width|height|inline-size|block-size|max-|min-|grid-template)/;
const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

/** Describes animations that ignore reduced motion. Allows short or endless fades, and slow endless movements. */
function movingElements(): string[] {
  const drawn = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const travels = uniqueByKind(drawn).flatMap((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const times = transitionDuration.split(', ').map(milliseconds);
    const property = transitionProperty
      .split(', ')
      .find((name, i) => moving.test(name) && times[i % times.length]! > 10);
    return property
      ? [`${nameOf(element)} (${element.getAttribute('class')}) still animates ${property} with reduced motion`]
      : [];
  });
  const runs = document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation instanceof CSSTransition || animation.playState !== 'running')
      return [];
    const { duration = 0, endTime = 0 } = effect.getComputedTiming();
    const isStatic = effect.getKeyframes().every((step) => Object.keys(step).every((key) => !moving.test(key)));
    const isSlow = endTime === Number.POSITIVE_INFINITY && (isStatic || Number(duration) >= 2000);
    const name = effect.target ? nameOf(effect.target) : '';
    return isSlow || (isStatic && Number(duration) <= 130)
      ? []
      : [
          `${name} still runs ${animation instanceof CSSAnimation ? animation.animationName : 'an animation'} of ${String(duration)} ms with reduced motion`,
        ];
  });
  return [...new Set([...travels, ...runs])];
}

/** Calls `read` without the style sheet with which Storybook pauses animations in tests. */
function unpaused<T>(read: () => T): T {
  const pauseStyles = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent?.includes('animation-play-state: paused'),
  );
  for (const sheet of pauseStyles) sheet.disabled = true;
  try {
    return read();
  } finally {
    for (const sheet of pauseStyles) sheet.disabled = false;
  }
}

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: value === 'active' ? 'reduce' : 'no-preference' },
    ],
  });

/** Required system colors in forced colors: values of CSS properties by selector. */
export type SystemColors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Describes elements whose colors differ from the required system colors. */
function wrongColors(required: SystemColors): string[] {
  const sample = document.body.appendChild(document.createElement('span'));
  const findings = Object.entries(required).flatMap(([selector, colors]) => {
    const elements = [...document.querySelectorAll(selector)].filter(isVisible);
    if (elements.length === 0) return [`no visible element matches ${selector}`];
    return Object.entries(colors).flatMap(([property, color]) => {
      sample.style.setProperty(property, color);
      const wanted = getComputedStyle(sample).getPropertyValue(property);
      const wrong = elements.find((element) => getComputedStyle(element).getPropertyValue(property) !== wanted);
      return wrong ? [`${nameOf(wrong)} (${selector}) has another ${property} than ${color}`] : [];
    });
  });
  sample.remove();
  return findings;
}

/** Returns the problems found in a story with forced colors and reduced motion. */
export async function forcedFindings(still: HTMLElement, systemColors: SystemColors = {}) {
  await emulate('active');
  try {
    await frame();
    if (!matchMedia('(forced-colors: active) and (prefers-reduced-motion: reduce)').matches)
      return ['the browser did not emulate forced colors and reduced motion'];
    const findings = unpaused(movingElements);
    document.head.append(still);
    findings.push(...wrongColors(systemColors));
    const all = [...document.body.querySelectorAll<HTMLElement>(controls)].filter(isVisible);
    for (const control of uniqueByKind(all))
      if (!isPerceivable(control)) findings.push(`${nameOf(control)} has neither text nor an outline in forced colors`);
    findings.push(...indistinguishable().map((finding) => `${finding} in forced colors`));
    const stops = uniqueByKind(
      all.filter((control) => control.tabIndex >= 0 && !isOff(control) && !control.matches(ignored)),
    ) as HTMLElement[];
    for (const control of stops.slice(0, maxElements))
      if (control.isConnected && !(await showsFocus(control)))
        findings.push(`${nameOf(control)} has no visible focus indicator in forced colors`);
    return findings;
  } finally {
    await emulate('none');
  }
}
