import { isValidElement, type ReactElement } from 'react';
import { entryOf } from './surface';

interface Named {
  displayName?: string;
  name?: string;
  $$typeof?: symbol;
  type?: Named;
}

const maxWidth = 100;
const indent = (code: string) => code.replaceAll('\n', '\n  ');

/** Returns the name of a component, including one wrapped in `memo`. */
const nameOf = (component: Named): string =>
  component.displayName ?? component.name ?? (component.type ? nameOf(component.type) : '');

const isComponent = (value: object): value is Named =>
  (typeof value === 'function' && /^[A-Z]/.test(nameOf(value))) || ('$$typeof' in value && !isValidElement(value));

/** Thrown for components that no package exports, such as those of a story file. */
class NotExported extends Error {}

/** Writes the code of values and collects their imports. */
class Writer {
  readonly #imports = new Map<string, Set<string>>();

  component(component: Named): string {
    const name = nameOf(component);
    const entry = entryOf(name);
    // Icons of lucide-react have a display name, but are not functions.
    if (!entry && typeof component === 'function') throw new NotExported(name);
    const source = entry ? `@larder/ui/${entry}` : 'lucide-react';
    this.#imports.set(source, (this.#imports.get(source) ?? new Set()).add(name));
    return name;
  }

  value(value: unknown): string {
    if (typeof value === 'string')
      return `'${value.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
      if (isValidElement(value)) return this.element(value);
      if (isComponent(value)) return this.component(value);
      // Replaces mocks and callbacks of the story.
      if (typeof value === 'function') return '() => undefined';
      if (value instanceof Date) return `new Date('${value.toISOString()}')`;
      if (Array.isArray(value))
        return this.#list(
          '[',
          value.map((item) => this.value(item)),
          ']',
        );
      const fields = Object.entries(value).filter(([, field]) => field !== undefined);
      const keyOf = (key: string) => (/^\w+$/.test(key) ? key : this.value(key));
      return this.#list(
        '{ ',
        fields.map(([key, field]) => `${keyOf(key)}: ${this.value(field)}`),
        ' }',
      );
    }
    return String(value);
  }

  element({ type, props, key }: ReactElement): string {
    const { children, ...others } = props as Record<string, unknown>;
    const name = typeof type === 'string' ? type : typeof type === 'symbol' ? '' : this.component(type as Named);
    const attributes = Object.entries(key === null ? others : { key, ...others })
      .filter(([, value]) => value !== undefined)
      .map(([attribute, value]) => this.#attribute(attribute, value));
    const content = this.#children(children);
    const line = [`<${name}`, ...attributes].join(' ');
    const isLong = line.length > maxWidth || line.includes('\n');
    const start = isLong ? `<${name}\n  ${attributes.map(indent).join('\n  ')}\n` : line;
    if (content === '') return `${start}${isLong ? '' : ' '}/>`;
    const isBlock = isLong || content.includes('\n') || line.length + content.length > maxWidth;
    return isBlock ? `${start}>\n  ${indent(content)}\n</${name}>` : `${start}>${content}</${name}>`;
  }

  imports(): string {
    return [...this.#imports]
      .map(([source, names]) => `import { ${[...names].join(', ')} } from '${source}';`)
      .join('\n');
  }

  #attribute(name: string, value: unknown) {
    if (value === true) return name;
    if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
    return `${name}={${this.value(value)}}`;
  }

  #children(children: unknown): string {
    const list = [children]
      .flat(2)
      .filter((child) => child !== undefined && child !== null && typeof child !== 'boolean');
    return list
      .map((child) => {
        if (isValidElement(child)) return this.element(child);
        return typeof child === 'string' && !/[{}<>\n]|^\s|\s$/.test(child) ? child : `{${this.value(child)}}`;
      })
      .join('\n');
  }

  #list(open: string, items: readonly string[], close: string) {
    if (items.length === 0) return `${open.trim()}${close.trim()}`;
    const line = `${open}${items.join(', ')}${close}`;
    const isLong = line.length > maxWidth || line.includes('\n');
    return isLong ? `${open.trim()}\n  ${items.map(indent).join(',\n  ')},\n${close.trim()}` : line;
  }
}

/** Returns code with imports that renders an element, or undefined if it uses components that no package exports. */
export function storySource(element: ReactElement): string | undefined {
  const writer = new Writer();
  try {
    const code = writer.element(element);
    return `${writer.imports()}\n\nexport const Example = () => (\n  ${indent(code)}\n);`;
  } catch (error) {
    if (error instanceof NotExported) return undefined;
    throw error;
  }
}
