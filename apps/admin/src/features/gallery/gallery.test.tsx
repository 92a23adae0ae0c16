import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { GalleryToolbar } from './components/GalleryToolbar';
import { StoryStage } from './components/StoryStage';
import { composeStory, StoryContextProvider } from './composeStory';
import { storyFileOf } from './gallery';
import { formatArgs, parseArgs } from './storyArgs';
import { formatCode } from './storyCode';
import type { ControlType } from './storyInfo';

const controls = {
  size: { kind: 'choice', options: ['sm', 'lg'] },
  block: { kind: 'boolean' },
  max: { kind: 'number' },
  label: { kind: 'text' },
} as const satisfies Record<string, ControlType>;

describe('args in a link', () => {
  test('the args in a link are the same after formatting and parsing', () =>
    fc.assert(
      fc.property(
        fc.record(
          {
            size: fc.constantFrom('sm', 'lg'),
            block: fc.boolean(),
            max: fc.integer(),
            label: fc.string({ unit: 'grapheme' }),
          },
          { requiredKeys: [] },
        ),
        (args) => {
          expect(parseArgs(formatArgs(args), controls)).toEqual(args);
        },
      ),
    ));

  test.each(['size:huge', 'other:1', '__proto__:1', 'max:two', 'max:', 'label', ';;', ':', undefined])(
    'an unknown prop or an impossible value is ignored: %s',
    (text) => expect(parseArgs(text, controls)).toEqual({}),
  );

  test('an invalid escape sequence is treated as text', () =>
    expect(parseArgs('label:50%', controls)).toEqual({ label: '50%' }));
});

describe('code of a story', () => {
  const story = {
    component: 'Button',
    importLine: "import { Button } from '@larder/ui/Button';",
    args: { children: "'Save dish'", variant: "'filled'", onClick: '() => undefined' },
  };

  test('formatCode shows the args as attributes and the children as content', () =>
    expect(formatCode(story, {})).toBe(
      'import { Button } from \'@larder/ui/Button\';\n\n<Button variant="filled" onClick={() => undefined}>Save dish</Button>',
    ));

  test('formatCode shows changed args instead of those of the story', () =>
    expect(formatCode(story, { variant: 'plain', loading: true, block: false, children: 'It’s {1}' })).toContain(
      '<Button variant="plain" onClick={() => undefined} loading>{\'It’s {1}\'}</Button>',
    ));

  test('formatCode breaks long lines', () =>
    expect(formatCode({ ...story, args: { label: `'${'a'.repeat(90)}'`, size: "'sm'" } }, {})).toContain(
      `<Button\n  label="${'a'.repeat(90)}"\n  size="sm"\n/>`,
    ));
});

describe('composed story', () => {
  const show = (Story: ReturnType<typeof composeStory>, args: Record<string, unknown>) => (
    <StoryContextProvider value={{ args, globals: { skin: 'dark' } }}>
      <Story />
    </StoryContextProvider>
  );

  test('a composed story renders the component with the args if there is no render function', () => {
    const Greeting = ({ name }: { name?: unknown }) => <p>Hello {String(name)}</p>;
    render(show(composeStory({ component: Greeting }, {}), { name: 'Ada' }));
    expect(screen.queryByText('Hello Ada')).not.toBeNull();
  });

  test('decorators of the story are inside those of the meta, and read the context', () => {
    const Story = composeStory(
      {
        decorators: [
          (Inner, { globals }) => (
            <section data-skin={String(globals['skin'])}>
              <Inner />
            </section>
          ),
        ],
      },
      {
        decorators: [
          (Inner) => (
            <article>
              <Inner />
            </article>
          ),
        ],
        render: ({ name }) => <p>{String(name)}</p>,
      },
    );
    const { container } = render(show(Story, { name: 'Ada' }));
    expect(container.innerHTML).toBe('<section data-skin="dark"><article><p>Ada</p></article></section>');
  });

  test('decorators can be a single function, as in Storybook', () => {
    const Story = composeStory(
      {
        decorators: (Inner) => (
          <article>
            <Inner />
          </article>
        ),
      },
      { render: () => <p>Hake</p> },
    );
    const { container } = render(show(Story, {}));
    expect(container.innerHTML).toBe('<article><p>Hake</p></article>');
  });

  test('a composed story keeps its state when args change', () => {
    const Story = composeStory(
      {},
      {
        render: function Render({ name }) {
          const [first] = useState(name);
          return <p>{`${String(first)} ${String(name)}`}</p>;
        },
      },
    );
    const { rerender } = render(show(Story, { name: 'Ada' }));
    rerender(show(Story, { name: 'Bea' }));
    expect(screen.queryByText('Ada Bea')).not.toBeNull();
  });
});

test('a search on the page of a single story shows all matching stories', () => {
  vi.useFakeTimers();
  try {
    const onChange = vi.fn<(changes: object) => void>();
    render(<GalleryToolbar settings={{ story: 'button--default', args: 'block:true' }} onChange={onChange} />, {
      wrapper: TextKeys,
    });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sizes' } });
    void act(() => vi.advanceTimersByTime(500));
    expect(onChange.mock.lastCall).toStrictEqual([{ q: 'sizes', story: undefined, args: undefined }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a story whose file fails to load shows the failure and loads again on retry', async () => {
  let isOffline = true;
  const module = vi.fn(async () => {
    if (isOffline) throw new Error('offline');
    return { default: {}, Basic: { render: () => <p>Basic story</p> } };
  });
  const story = { key: 'Basic', id: 'basic', name: 'Basic', description: '', controls: {} };
  const file = storyFileOf({ id: 'file', component: 'Button', description: '', stories: [story], module } as never);
  render(<StoryStage file={file} story={story} settings={{}} changed={{}} />, { wrapper: TextKeys });
  fireEvent(window, new Event('beforeprint'));
  const retry = await screen.findByRole('button', { name: 'common.retry' }, { timeout: 10_000 });
  const attempts = module.mock.calls.length;
  isOffline = false;
  await act(async () => fireEvent.click(retry));
  await screen.findByText('Basic story');
  expect(module).toHaveBeenCalledTimes(attempts + 1);
});
