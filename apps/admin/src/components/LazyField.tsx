import type { LazyModule } from '@larder/ui/lazy';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface LazyFieldProps<Module> {
  module: LazyModule<Module>;
  /** A plain field with the same label and value. */
  placeholder: ReactNode;
  /**
   * If true, the plain field stays until it is hovered or focused, for forms with many such fields.
   * @default false
   */
  onDemand?: boolean;
  /** Renders the field with the loaded module. */
  children: (module: Module) => ReactNode;
}

const focusable = 'input:not([type="hidden"]), textarea, [tabindex="0"], button';

/** A plain field that is replaced when its code is loaded: on hover or focus, or while no requests are running. */
export function LazyField<Module>({ module, placeholder, onDemand = false, children }: LazyFieldProps<Module>) {
  const root = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(!onDemand);
  const [shown, setShown] = useState(() => (onDemand ? undefined : module.get()));
  /** The plain field, if it had focus when it was replaced. */
  const replaced = useRef<Element | null>(null);

  const replace = () => {
    const loaded = module.get();
    if (!loaded) return;
    const active = document.activeElement;
    replaced.current = root.current?.contains(active) ? active : null;
    setShown(() => loaded);
  };
  const handleLoad = useEffectEvent(replace);
  useEffect(() => {
    if (!isNeeded || shown) return undefined;
    return module.subscribe(() => handleLoad());
  }, [isNeeded, shown, module]);
  useLayoutEffect(() => {
    const before = replaced.current;
    replaced.current = null;
    if (!before) return;
    const field = root.current?.querySelector<HTMLElement>(focusable);
    field?.focus();
    if (field instanceof HTMLInputElement && before instanceof HTMLInputElement && field.type === 'text')
      field.setSelectionRange(before.selectionStart, before.selectionEnd);
  }, [shown]);

  const want = () => {
    if (shown) return;
    setNeeded(true);
    if (module.get()) replace();
    else module.preload();
  };
  return (
    <div ref={root} onPointerEnter={want} onFocus={want}>
      {shown ? children(shown) : placeholder}
    </div>
  );
}
