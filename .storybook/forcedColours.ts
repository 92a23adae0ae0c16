import { cdp } from 'vitest/browser';

/**
 * What holds with forced colours and with reduced motion: no axe rule asks for it. The system then paints every ground
 * and drops every shadow, so what was drawn by a fill alone is gone.
 */

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="option"], [role^="menuitem"], [role="tab"]';
const chosen =
  ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
const choosable =
  'input:is([type="checkbox"], [type="radio"]), [aria-checked], [aria-selected], [aria-pressed], a, [role="link"]';

/** Kinds of one story that are looked at; a story repeats them. */
const most = 6;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isPixel = (element: Element | null) => {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width <= 1 && height <= 1;
};

/** What is a pixel wide is there for screen readers alone, or is a box that its label draws. */
const shown = (element: Element) =>
  (element.matches('label input') || !(isPixel(element) || isPixel(element.parentElement))) &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert]');

const alpha = (colour: string) => {
  const part = colour.match(/^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/);
  return part ? Number(part[1] ?? part[2]) : colour === 'transparent' ? 0 : 1;
};

/** What stands for a control: a box that is not seen is drawn by its neighbours in the label. */
function drawing(control: Element) {
  const { opacity } = getComputedStyle(control);
  const { width } = control.getBoundingClientRect();
  const isVeiled = Number(opacity) === 0 || width <= 2;
  return (isVeiled && (control.closest('label') ?? control.parentElement)) || control;
}

/** The three that hold an element: the box of a field is one of them. */
function above(element: Element) {
  const found: Element[] = [];
  for (let up = element.parentElement; up && found.length < 3; up = up.parentElement) found.push(up);
  return found;
}

const isNative = (control: Element) =>
  control.matches('input, select') && getComputedStyle(control).appearance === 'auto' && drawing(control) === control;

function edged(style: CSSStyleDeclaration, ground: string) {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasBorder = sides.some(
    (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && alpha(style[`border${side}Color`]) > 0,
  );
  const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const hasFill = alpha(style.backgroundColor) > 0 && style.backgroundColor !== ground;
  return hasBorder || hasOutline || hasFill || style.backgroundImage !== 'none';
}

const isField = 'input, textarea, [role="textbox"], [role="combobox"], [role="spinbutton"]';

/** Whether it can be found at all: words, a line, an icon, a picture. */
function canBeSeen(control: Element) {
  const root = drawing(control);
  if (isNative(control) || (root as HTMLElement).innerText?.trim()) return true;
  if (control instanceof HTMLInputElement && (control.value || control.placeholder)) return true;
  const ground = getComputedStyle(document.body).backgroundColor;
  if (control.matches(isField) && above(control).some((element) => edged(getComputedStyle(element), ground)))
    return true;
  return [root, ...root.querySelectorAll('*')].some((element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility !== 'visible' || Number(style.opacity) === 0) return false;
    if (element instanceof SVGGraphicsElement && (style.stroke !== 'none' || style.fill !== 'none')) return true;
    if (element.matches('img, video, canvas')) return true;
    return (
      edged(style, ground) ||
      ['::before', '::after'].some((pseudo) => {
        const part = getComputedStyle(element, pseudo);
        return part.content !== 'none' && edged(part, ground);
      })
    );
  });
}

const painted = [
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
        // The width and the colour of an outline change also where there is none.
        const ring = style.outlineStyle === 'none' ? '' : style.outline;
        // So does the colour of a border without width: the system paints it on every focused button.
        const drawn = painted.map((name) => {
          const side = name.match(/^border-(\w+)-color$/)?.[1];
          return side && style.getPropertyValue(`border-${side}-width`) === '0px' ? '' : style.getPropertyValue(name);
        });
        return [element.tagName, style.content, ring, ...drawn].join();
      }),
    )
    .join('\n');
}

/** Where a ring may be drawn: on the control, within it, beside it, around it. */
function around(control: Element) {
  const root = drawing(control);
  const beside = [...(root.parentElement?.children ?? [])].slice(0, 12);
  return [...above(root), ...beside, root, ...[...root.querySelectorAll('*')].slice(0, 40)];
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[role=${element.getAttribute('role')}]` : ''} “${(
    element.getAttribute('aria-label') ??
    (element.closest('label') ?? element).textContent ??
    ''
  )
    .trim()
    .slice(0, 40)}”`;

/** One of each kind: what wears the same classes looks the same. */
function kinds(elements: Iterable<Element>) {
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
    // What react-aria writes on the element that had the focus goes with the next drawing.
    await frame();
    await frame();
    // A trap has given it back at once: there is nothing to compare with.
    if (document.activeElement === control) return true;
  }
  const parts = around(control);
  const before = paint(parts);
  // react-aria takes the next focus for one of the keyboard's.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
  control.focus({ focusVisible: true } as FocusOptions);
  // react-aria says it with an attribute, a moment later. Somebody may take the focus: a trap, a list that hands it on.
  for (let tries = 0; tries < 20; tries += 1) {
    if (document.activeElement !== control || paint(parts) !== before) return true;
    await frame();
  }
  return false;
}

/** What says nothing of a focus that it is given here: what lies under the pointer looks so already, a menu hands it on. */
const unheard = '[data-hovered], [role="menu"]';

const isOff = (element: Element) => element.matches(':disabled, [aria-disabled="true"], [data-disabled]');

function twinOf(one: Element, others: readonly Element[]) {
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

/** What is chosen must differ from what is not, by more than a colour that is gone. */
function alike(): string[] {
  const all = [...document.querySelectorAll(choosable)].filter((element) => shown(element) && !isNative(element));
  const rest = all.filter((element) => !element.matches(chosen));
  return kinds(all.filter((element) => element.matches(chosen)))
    .slice(0, most)
    .flatMap((one) => {
      const other = twinOf(one, rest);
      if (!other) return [];
      const [a, b] = [one, other].map((element) => {
        const root = drawing(element);
        return paint([
          ...(root.parentElement?.matches('li, [role="row"]') ? [root.parentElement] : []),
          root,
          ...root.querySelectorAll('*'),
        ]);
      });
      return a === b ? [`${nameOf(one)} is chosen and looks like ${nameOf(other)}, which is not`] : [];
    });
}

const moving =
  /^(all|transform|translate|scale|rotate|inset|top|left|right|bottom|margin|width|height|inline-size|block-size|max-|min-|grid-template)/;
const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

/** Fades stay, up to 120 ms; nothing travels. What turns for ever says that something is at work: slowly, then. */
function restless(): string[] {
  const drawn = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const travels = kinds(drawn).flatMap((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const times = transitionDuration.split(', ').map(milliseconds);
    const property = transitionProperty
      .split(', ')
      .find((name, i) => moving.test(name) && times[i % times.length]! > 10);
    return property
      ? [`${nameOf(element)} (${element.getAttribute('class')}) moves its ${property} with reduced motion`]
      : [];
  });
  const runs = document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation instanceof CSSTransition || animation.playState !== 'running')
      return [];
    const { duration = 0, endTime = 0 } = effect.getComputedTiming();
    const isStill = effect.getKeyframes().every((step) => Object.keys(step).every((key) => !moving.test(key)));
    const isCalm = endTime === Number.POSITIVE_INFINITY && (isStill || Number(duration) >= 2000);
    const name = effect.target ? nameOf(effect.target) : '';
    return isCalm || (isStill && Number(duration) <= 130)
      ? []
      : [
          `${name} runs ${animation instanceof CSSAnimation ? animation.animationName : 'an animation'} of ${String(duration)} ms with reduced motion`,
        ];
  });
  return [...new Set([...travels, ...runs])];
}

/** Storybook holds every animation while it tests; here its style steps aside for a moment. */
function unpaused<T>(read: () => T): T {
  const pauses = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent?.includes('animation-play-state: paused'),
  );
  for (const pause of pauses) pause.disabled = true;
  try {
    return read();
  } finally {
    for (const pause of pauses) pause.disabled = false;
  }
}

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: value === 'active' ? 'reduce' : 'no-preference' },
    ],
  });

/** Sentences about what a story loses where the system chooses the colours and the reader wants no motion. */
export async function forcedFindings(still: HTMLElement) {
  await emulate('active');
  try {
    await frame();
    if (!matchMedia('(forced-colors: active) and (prefers-reduced-motion: reduce)').matches)
      return ['the browser did not take forced colours and reduced motion on'];
    const findings = unpaused(restless);
    document.head.append(still);
    const all = [...document.body.querySelectorAll<HTMLElement>(controls)].filter(shown);
    for (const control of kinds(all))
      if (!canBeSeen(control))
        findings.push(`${nameOf(control)} has neither words nor a line around it in forced colours`);
    findings.push(...alike().map((finding) => `${finding} in forced colours`));
    const stops = kinds(
      all.filter((control) => control.tabIndex >= 0 && !isOff(control) && !control.matches(unheard)),
    ) as HTMLElement[];
    for (const control of stops.slice(0, most))
      if (control.isConnected && !(await showsFocus(control)))
        findings.push(`${nameOf(control)} does not show its focus in forced colours`);
    return findings;
  } finally {
    await emulate('none');
  }
}
