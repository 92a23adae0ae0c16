import { Card, Icon, StatusPill, Text } from '@larder/ui';
import { SearchField, Tag } from '@larder/ui/table';
import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { apiCalls, declarationOf, descriptionOf, parameterOf, type ApiCall, type Schema } from './apiDocument.ts';
import * as styles from './apiReference.css.ts';

const methodTones = { GET: 'info', POST: 'success', DELETE: 'danger' } as const;

function Shape({ title, schema }: { title: string; schema: Schema }) {
  const id = useId();
  return (
    <div className={styles.part}>
      <Text as="h3" variant="label" id={id}>
        {title}
      </Text>
      <pre className={styles.shape} role="region" aria-labelledby={id} tabIndex={0} dir="ltr">
        {declarationOf(schema)}
      </pre>
    </div>
  );
}

function Details({ call }: { call: ApiCall }) {
  const body = call.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(call.responses).map(([status, response]) => ({ status, ...response }));
  const shown = responses.find(({ content }) => content)?.content?.['application/json']?.schema;
  return (
    <div className={styles.details}>
      <div className={styles.tags}>
        <Tag>{call.operationId}</Tag>
        <Tag>{call.security ? 'without a token' : 'with a token'}</Tag>
        {call['x-ability']?.map(({ action, subject }) => (
          <Tag key={action + subject} tone="primary">
            {action} {subject}
          </Tag>
        ))}
      </div>
      {call.parameters && (
        <div className={styles.part}>
          <Text as="h3" variant="label">
            Parameters
          </Text>
          <dl className={styles.list}>
            {call.parameters.map(({ name, in: place, required, schema }) => (
              <div key={name} className={styles.entry}>
                <dt className={styles.code}>{name}</dt>
                <dd className={styles.texts} dir="ltr">
                  {place}
                  {required ? ', required' : ''}: {parameterOf(schema)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {body && <Shape title="Body" schema={body} />}
      {shown && Object.keys(shown).length > 0 && <Shape title="Response" schema={shown} />}
      <div className={styles.part}>
        <Text as="h3" variant="label">
          Statuses
        </Text>
        <dl className={styles.list}>
          {responses.map((response) => (
            <div key={response.status} className={styles.entry}>
              <dt className={styles.code}>{response.status}</dt>
              <dd className={styles.texts}>{descriptionOf(response)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Call({ call }: { call: ApiCall }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <StatusPill tone={methodTones[call.method as keyof typeof methodTones]} className={styles.method}>
          {call.method}
        </StatusPill>
        <bdi className={styles.path} dir="ltr">
          {call.path}
        </bdi>
        <span className={styles.texts}>{call.summary}</span>
        <Icon as={ChevronDown} size={16} className={styles.chevron} />
      </summary>
      {isOpen && <Details call={call} />}
    </details>
  );
}

const textOf = ({ path, summary, operationId, method }: ApiCall) =>
  `${method} ${path} ${operationId} ${summary}`.toLowerCase();

/** Searchable list of the endpoints in docs/openapi.json. */
export function ApiReference() {
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).trim().toLowerCase();
  const groups = useMemo(() => {
    const found = apiCalls.filter((call) => words.split(/\s+/).every((word) => textOf(call).includes(word)));
    return [...Map.groupBy(found, ({ tags }) => tags[0] ?? '')].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }, [words]);
  const count = groups.reduce((sum, [, calls]) => sum + calls.length, 0);
  return (
    <div className={styles.page}>
      <Text as="h1" variant="title2">
        API
      </Text>
      <p className={styles.note}>
        The endpoints that the back office uses, defined in <code>@larder/domain/contract</code>.{' '}
        <code>pnpm openapi</code> generates <code>docs/openapi.json</code>, <code>larder-mock-api</code> serves the
        endpoints, and <code>larder-conformance</code> tests a server against them. Errors are problem details (RFC
        9457).
      </p>
      <SearchField label="Search endpoints" value={query} onValueChange={setQuery} className={styles.search} />
      <p role="status" className={styles.note}>
        {count === apiCalls.length ? `${count} endpoints` : `${count} of ${apiCalls.length} endpoints`}
      </p>
      {groups.map(([tag, calls]) => (
        <section key={tag} className={styles.group} aria-label={tag}>
          <Text as="h2" variant="title3">
            {tag}
          </Text>
          <Card padding="none" className={styles.calls}>
            {calls.map((call) => (
              <Call key={call.operationId} call={call} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  );
}
