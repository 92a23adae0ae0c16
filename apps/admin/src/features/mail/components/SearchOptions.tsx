import type { MailQuery } from '@larder/domain/contract';
import { Button, Checkbox, Grid, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SearchOptionsProps {
  searched: MailQuery;
  onClose: () => void;
  onSearch: (query: MailQuery) => void;
}

/** The filters of the search as fields. */
export function SearchOptions({ searched, onClose, onSearch }: SearchOptionsProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [values, setValues] = useState(searched);
  const [hasTried, setTried] = useState(false);
  const { from, to, has, after, before } = values;
  const change = (changes: Partial<MailQuery>) => setValues({ ...values, ...changes });
  const isOutOfOrder = Boolean(after && before && before <= after);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('mail.filters.title')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="filled" type="submit" form={formId}>
            {t('mail.filters.apply')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isOutOfOrder) onSearch(values);
        }}
      >
        <Grid minColumn={200}>
          <TextField
            label={t('mail.filters.from')}
            value={from ?? ''}
            onChange={({ target }) => change({ from: target.value })}
            autoComplete="off"
          />
          <TextField
            label={t('mail.filters.to')}
            value={to ?? ''}
            onChange={({ target }) => change({ to: target.value })}
            autoComplete="off"
          />
          <DatePicker
            label={t('mail.filters.after')}
            value={after ?? null}
            onValueChange={(day) => change({ after: day ?? undefined })}
          />
          <DatePicker
            label={t('mail.filters.before')}
            value={before ?? null}
            onValueChange={(day) => change({ before: day ?? undefined })}
            error={hasTried && isOutOfOrder ? t('validation.dateOrder') : undefined}
          />
          <Checkbox
            label={t('mail.filters.hasAttachment')}
            checked={has !== undefined}
            onCheckedChange={(isOn) => change({ has: isOn ? 'attachment' : undefined })}
          />
        </Grid>
      </form>
    </Dialog>
  );
}
