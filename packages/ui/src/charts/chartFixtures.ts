/** Hours of a sample service day. */
const hours = Array.from({ length: 12 }, (_, i) => 11 + i);
export const dayHours = hours.map((hour) => ({ label: `${hour}:00`, title: `${hour}:00 – ${hour + 1}:00` }));

export const today = [419, 1181, 1459, 861, 390, 310, 720, 1939, 2861, 2707, null, null];
export const lastFriday = [509, 1242, 1309, 790, 429, 349, 691, 1722, 2451, 2691, 2122, 979];
export const forecast = [null, null, null, null, null, null, null, null, null, 3050, 2339, 1011];

export const week = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ label }));
export const weekVisits = [702, 548, null, 412, 388, 466, 631];

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ label }));
export const places = [
  { id: 'quay', label: 'Quay Street', values: [-240, 310, 480, 760, 1320] },
  { id: 'fern', label: 'Fern Hall', values: [-90, 120, null, 540, 980] },
  { id: 'yard', label: "Ostler's Yard", values: [60, -40, 210, 330, 610] },
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
export const year = months.map((label) => ({ label }));
export const earning = [95, 177, 284, 256, 105, 63, 168, 218, 72];
export const expense = [-145, -80, -60, -180, -100, -60, -85, -75, -100];

export const money = (value: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
    .format(value)
    .replace('-', '−');
export const shortMoney = (value: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 })
    .format(value)
    .replace('K', 'k')
    .replace('-', '−');
export const count = (value: number) => new Intl.NumberFormat('en').format(value);
export const percent = (share: number) => new Intl.NumberFormat('en', { style: 'percent' }).format(share);
