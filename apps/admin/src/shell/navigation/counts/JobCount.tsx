import { useCurrentRestaurant, useNewApplicants } from '@larder/domain';
import { useCountReport, type CountProps } from './useCountReport';

/** Counts new applicants of the current restaurant. Renders nothing. */
export function JobCount({ onChange }: CountProps) {
  const restaurant = useCurrentRestaurant()?._id;
  useCountReport('jobX', useNewApplicants(restaurant ?? '', restaurant !== undefined), onChange);
  return null;
}
