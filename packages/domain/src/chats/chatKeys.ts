export const chatKeys = {
  all: ['chats'] as const,
  list: () => [...chatKeys.all, 'list'] as const,
  profile: () => [...chatKeys.all, 'profile'] as const,
  details: () => [...chatKeys.all, 'detail'] as const,
  detail: (contactId: number) => [...chatKeys.details(), contactId] as const,
  older: (contactId: number) => [...chatKeys.all, 'older', contactId] as const,
};
