import { createContext, use, type ComponentType } from 'react';
import type { StoryContext, StoryExport } from './storyInfo';

const Context = createContext<StoryContext>({ args: {}, globals: {} });

/** Provides the context to a composed story. */
export const StoryContextProvider = Context;

/** Returns a component that renders a story in its decorators, the innermost first. */
export function composeStory(meta: StoryExport, story: StoryExport): ComponentType {
  const render = story.render ?? meta.render;
  const Component = story.component ?? meta.component ?? 'div';
  const Base: ComponentType = () => {
    const context = use(Context);
    return render ? render(context.args, context) : <Component {...context.args} />;
  };
  return [story.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<ComponentType>((Story, decorate) => () => decorate(Story, use(Context)), Base);
}
