import { useSearch } from '@tanstack/react-router';
import { ErrorStatusPage } from '../../shell/errors/ErrorStatusPage';

/** Explains the error with the status code in the URL. */
export function ErrorPage() {
  return <ErrorStatusPage code={useSearch({ from: '/misc/error' }).code} />;
}
