import type { ComponentType, ReactNode } from 'react';

/** Type of the field that changes a prop. */
export type ControlType = { kind: 'boolean' | 'number' | 'text' } | { kind: 'choice'; options: readonly string[] };

/** Description of a story. */
export interface StoryInfo {
  /** Name of the export. */
  key: string;
  /** ID in Storybook. */
  id: string;
  name: string;
  /** The comment above the story. */
  description: string;
  /** Controls of the props that can be changed. */
  controls: Readonly<Record<string, ControlType>>;
}

/** Description of a story file. */
export interface StoryFileInfo {
  component: string;
  /** The first paragraph of the docs page. */
  intro: string;
  /** Code that imports the component. */
  importLine: string;
  stories: readonly StoryInfo[];
}

export type Args = Readonly<Record<string, unknown>>;

/** The part of Storybook's context that stories of the library use. */
export interface StoryContext {
  args: Args;
  globals: Args;
}

type Decorator = (Story: ComponentType, context: StoryContext) => ReactNode;

/** A story or a meta of the Component Story Format, without the properties that only tests use. */
export interface StoryExport {
  args?: Args;
  globals?: Args;
  component?: ComponentType<Args>;
  render?: (args: Args, context: StoryContext) => ReactNode;
  decorators?: Decorator | readonly Decorator[];
}

/** A story: its component, and the args and globals that it starts with. */
export interface LoadedStory {
  Story: ComponentType;
  args: Args;
  globals: Args;
}

/** A story file of a page. */
export interface StoryFile extends StoryFileInfo {
  /** Imports the stories, by ID. Returns the same promise until `forget` is called, even if it has rejected. */
  load: () => Promise<Readonly<Record<string, LoadedStory>>>;
  /** Makes the next `load` import the stories again. */
  forget: () => void;
}

/** The code of a story: as written, or the component and the code of its args. */
export type StoryCode =
  { code: string } | { component: string; importLine: string; args: Readonly<Record<string, string>> };
