export { ChatThread } from '../patterns/ChatThread/ChatThread';
export type { ChatAuthor, ChatMessage } from '../patterns/ChatThread/ChatMessage';
export type { ChatThreadProps } from '../patterns/ChatThread/ChatThread';
