import { PageHeader, Stack, Text } from '@larder/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../hooks/useDocumentTitle';

export interface ListHeaderProps {
  title: string;
  description?: string | undefined;
  actions: ReactNode;
}

/** Header of a list that is a page. */
export function ListHeader({ title, description, actions }: ListHeaderProps) {
  useDocumentTitle(title);
  return <PageHeader title={title} description={description} actions={actions} style={{ marginBlockEnd: 0 }} />;
}

/** Header of a list that is part of another page. */
export function EmbeddedListHeader({ title, actions }: ListHeaderProps) {
  return (
    <Stack as="header" direction="row" justify="between" align="center" gap="px12" wrap>
      <Text as="h2" variant="title2">
        {title}
      </Text>
      <Stack direction="row" gap="px8" wrap>
        {actions}
      </Stack>
    </Stack>
  );
}
