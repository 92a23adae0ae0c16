import type { User } from '@larder/domain/contract';
import { Avatar, Stack, Text } from '@larder/ui';
import type { CellContext } from '@larder/ui/table';
import { lines } from '../../lists/truncate.css';

export interface UserNameCellProps {
  user: Pick<User, 'id' | 'fullName' | 'username' | 'avatar'>;
  context: Pick<CellContext, 'mark' | 'inCard' | 'density'>;
  className?: string | undefined;
}

/** Picture, name and username of a user in a table. */
export function UserNameCell({
  user: { id, fullName, username, avatar },
  context: { mark, inCard, density },
  className,
}: UserNameCellProps) {
  const isTall = density === 'comfortable' || inCard;
  return (
    <Stack as="span" direction="row" gap="px10" className={className}>
      <Avatar name={fullName} src={avatar || undefined} size={isTall ? 32 : 24} colorKey={id} aria-hidden />
      <span className={lines}>
        <Text as="bdi" variant="bodyStrong" truncate title={fullName}>
          {mark(fullName)}
        </Text>
        {isTall && (
          <Text as="bdi" dir="ltr" variant="caption" tone="subtle" truncate>
            @{mark(username)}
          </Text>
        )}
      </span>
    </Stack>
  );
}
