import type { FieldErrors } from '../http/rules';
import type { OrderType, Warning } from './basics.contract';
import { hasCatchAll } from './restaurantStatus';
import type { NewRestaurant, Restaurant, RestaurantForm } from './restaurants.contract';
import type { MoneySettings, Ordering } from './settings.contract';
import { closedWeek, closeOutWarnings, hoursErrors, specialDayErrors } from './weeklyHours';

function defaultOrdering(): Ordering {
  const type = (enabled: boolean, leadMinutes: number) => ({
    enabled,
    leadMinutes,
    slotMinutes: 15,
    maxPerSlot: null,
    minimum: 0,
  });
  return {
    types: { dine_in: type(true, 0), takeaway: type(true, 20), delivery: type(false, 40) } satisfies Record<
      OrderType,
      unknown
    >,
    channels: ['pos', 'phone'],
    asapAllowed: true,
    maxAdvanceDays: 14,
    cancelMinutes: 60,
    guestOrders: true,
    deliveryAreas: [],
  };
}

/** Fills in the defaults of a new restaurant: closed all week, no tax, default thresholds. */
export const newRestaurantForm = ({ name, ...given }: NewRestaurant): RestaurantForm => {
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    name,
    locationName: '',
    description: '',
    group: '',
    pictureSeed: name,
    managerId: null,
    address: { lines: [], city: '', region: '', postcode: '', country: '' },
    geo: null,
    phone: '',
    email: '',
    website: '',
    orderUrl: '',
    social: {},
    closeOutHour: 4,
    hours: { main: closedWeek(), byOrderType: {} },
    specialDays: [],
    ordering: defaultOrdering(),
    money: {
      taxMode: 'added',
      taxRates: [{ id: 'tax-1', name: 'Tax', rate: 0, categories: null, orderTypes: null }],
      serviceCharges: [],
      tipsEnabled: true,
      tipPresets: [],
      paymentTypes: ['cash', 'card'],
    },
    thresholds: {
      voidAmount: 3_000,
      refundAmount: 3_000,
      discount: 20_000,
      tip: 30_000,
      labour: 30_000,
      openMinutes: 240,
      eightySixMinutes: 1_440,
    },
    ...(Object.fromEntries(present) as Pick<NewRestaurant, 'code' | 'timeZone' | 'currency'>),
  };
};

function moneyErrors({ taxRates, serviceCharges }: MoneySettings, path: string): FieldErrors {
  const errors: FieldErrors = {};
  if (!hasCatchAll(taxRates)) errors[`${path}.taxRates`] = ['catchAll'];
  serviceCharges.forEach((charge, index) => {
    const own = `${path}.serviceCharges.${index}`;
    const [wanted, other] = charge.kind === 'rate' ? (['rate', 'amount'] as const) : (['amount', 'rate'] as const);
    if (charge[wanted] === null) errors[`${own}.${wanted}`] = ['required'];
    if (charge[other] !== null) errors[`${own}.${other}`] = ['empty'];
    if (charge.gratuity && charge.taxRateId !== null) errors[`${own}.taxRateId`] = ['gratuityTax'];
    else if (charge.taxRateId !== null && !taxRates.some(({ id }) => id === charge.taxRateId)) {
      errors[`${own}.taxRateId`] = ['pick'];
    }
  });
  return errors;
}

/** Validates rules that involve several fields or the stored record. Requires valid fields. */
export function restaurantErrors(
  set: Partial<RestaurantForm>,
  before: Pick<Restaurant, 'specialDays'> | null,
  today: string,
  path: string,
): FieldErrors {
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const { hours, specialDays, money } = set;
  return {
    ...(hours && hoursErrors(hours, at('hours'))),
    ...(specialDays && specialDayErrors(specialDays, before?.specialDays ?? [], today, at('specialDays'))),
    ...(money && moneyErrors(money, at('money'))),
  };
}

/** Returns warnings that don't prevent saving. */
export const restaurantWarnings = (
  { hours, closeOutHour }: Pick<Restaurant, 'hours' | 'closeOutHour'>,
  path: string,
): Warning[] => closeOutWarnings(hours, closeOutHour, path);

/** Fields that can't change after the first business date, because bills may exist. */
const fixedFields = ['timeZone', 'currency', 'closeOutHour'] as const;

/** Returns the fixed fields that a change would modify. None before the first business date. */
export const fixedFieldsIn = (
  set: Partial<RestaurantForm>,
  restaurant: Pick<Restaurant, 'firstBusinessDate' | (typeof fixedFields)[number]>,
) =>
  restaurant.firstBusinessDate === null
    ? []
    : fixedFields.filter((field) => set[field] !== undefined && set[field] !== restaurant[field]);

const sameText = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase();

/** Returns fields whose value another restaurant has: the code, or name and location together. */
export function takenRestaurantFields(
  { code, name, locationName }: Pick<Restaurant, 'code' | 'name' | 'locationName'>,
  others: readonly Pick<Restaurant, 'code' | 'name' | 'locationName'>[],
): string[] {
  return [
    ...(others.some((other) => sameText(other.code, code)) ? ['code'] : []),
    ...(others.some((other) => sameText(other.name, name) && sameText(other.locationName, locationName))
      ? ['name', 'locationName']
      : []),
  ];
}
