import { createFileRoute } from '@tanstack/react-router';
import { twoStepsPage } from '../../features/session/sessionPages';
import { sessionSearch } from '../../features/session/sessionSearch';

export const Route = createFileRoute('/pages/two-steps-basic')({ validateSearch: sessionSearch, ...twoStepsPage });
